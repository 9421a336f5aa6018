import { readDrawing } from '../../../lib/site';

export async function GET(_request: Request, { params }: RouteContext<'/drawings/[name]'>) {
  const { name } = await params;
  const drawing = readDrawing(name);
  if (drawing === undefined) return new Response('There is no such drawing', { status: 404 });
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
