import type { MetadataRoute } from 'next';
import { env } from '@/lib/build/env';

export const dynamic = 'force-static';

/** Allows everything, and nothing for a preview build. */
export default function robots(): MetadataRoute.Robots {
  if (env.deploy === 'preview') return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
