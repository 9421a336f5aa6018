import { editorSettings, idOf } from '../../../lib/site';

/** Keystatic knows only slugs. */
export async function GET(_request: Request, { params }: RouteContext<'/preview/[slug]'>) {
  const { slug } = await params;
  const page = `${editorSettings().preview}/blogs/${idOf(slug)}`;
  // The first request for a new post gets 404.
  await fetch(page).catch(() => undefined);
  return Response.redirect(page);
}
