import { editorSettings, idOf } from '../../../lib/site';

/** Redirects from a post's file to its page in the preview. */
export async function GET(_request: Request, { params }: RouteContext<'/preview/[slug]'>) {
  const { slug } = await params;
  return Response.redirect(`${editorSettings().preview}/blogs/${idOf(slug)}`);
}
