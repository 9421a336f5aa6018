import { type Sheet, sheetFile, sheets } from '@/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map(sheets.map(({ sheet }): [string, Sheet] => [`${sheet.file}.csv`, sheet]));

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: RouteContext<'/downloads/[file]'>) {
  const sheet = files.get((await params).file);
  if (!sheet) return new Response(null, { status: 404 });
  return new Response(sheetFile(sheet), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
