import { company, nearestPublicPage } from '@/content';
import { env } from '@/lib/env';
import type { DescribedPage, Site } from '@/lib/structured-data';
import { shareCardFile } from './share-card';

/** The site, as structured data speaks of it. */
export const site: Site = { url: env.siteUrl, company };

/** A public page, as structured data speaks of it. */
export function described(path: `/${string}`): DescribedPage {
  const page = nearestPublicPage(path);
  return {
    path,
    name: page.name,
    description: page.summary,
    image: `/share/${shareCardFile(page)}`,
  };
}
