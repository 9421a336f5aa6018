import { company, pageAt } from '@/content';
import { env } from '@/lib/server/env';
import type { DescribedPage, Site } from '@/lib/structured-data';
import { shareCardFile } from './share-card';

export const site: Site = { url: env.siteUrl, company };

export function described(path: string): DescribedPage {
  const page = pageAt(path);
  return {
    site,
    path,
    name: page.name,
    description: page.summary,
    image: `/share/${shareCardFile(page)}`,
  };
}
