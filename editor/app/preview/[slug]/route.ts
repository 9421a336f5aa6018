import { editorSettings, idOf } from '../../../lib/site';

/** Leads to the page of a post in the preview. Keystatic links here, because it knows only slugs. */
export async function GET(_request: Request, { params }: RouteContext<'/preview/[slug]'>) {
  const { slug } = await params;
  const page = `${editorSettings().preview}/blogs/${idOf(slug)}`;
  // The preview answers the first request for a new post with 404, and then knows it.
  await fetch(page).catch(() => undefined);
  return Response.redirect(page);
}
