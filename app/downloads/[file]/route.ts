import path from 'node:path';
import { courses, sheetFile, sheets } from '@/content';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map([
  ...sheets.map(({ sheet }): [string, string] => [`${sheet.file}.csv`, sheetFile(sheet)]),
  ...courses.map(({ exerciseFile: { href, text } }): [string, string] => [
    path.basename(href),
    text,
  ]),
]);

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: RouteContext<'/downloads/[file]'>) {
  const text = files.get((await params).file);
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
