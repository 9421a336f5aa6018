import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  if (env.deploy === 'preview') return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
