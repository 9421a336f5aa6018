import { publicPages } from '@/content';
import { shareCardPng } from '@/lib/server/share-card';
import { shareCardFile, shareCardOf } from '../../share-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pages = new Map(publicPages().map((page) => [shareCardFile(page), page]));

export const generateStaticParams = () => [...pages.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: RouteContext<'/share/[file]'>) {
  const { file } = await params;
  const page = pages.get(file);
  if (!page) return new Response(null, { status: 404 });
  const png = await shareCardPng(shareCardOf(page));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
