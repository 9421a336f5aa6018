import type { MetadataRoute } from 'next';
import { publicPages } from '@/content';
import { env } from '@/lib/server/env';
import { absoluteUrl } from '@/lib/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages().map(({ path, modified }) => ({
    url: absoluteUrl(env.siteUrl, path),
    ...(modified === undefined ? {} : { lastModified: modified }),
  }));
}
