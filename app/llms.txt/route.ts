import { company, publicPages, SITE_PARTS } from '@/content';
import { env } from '@/lib/server/env';
import { siteGuide } from '@/lib/server/site-guide';

export const dynamic = 'force-static';

export function GET() {
  const guide = siteGuide({ site: env.siteUrl, company, parts: SITE_PARTS, pages: publicPages() });
  return new Response(guide, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
