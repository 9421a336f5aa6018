import { company, publicPageAt, publicPages } from '@/content';
import { env } from '@/lib/build/env';
import type { DescribedPage, Site } from '@/lib/structured-data';
import { listPages, listPath } from './blogs/list-pages';
import { shareCardFile } from './share-card';

/** The site, as structured data speaks of it. */
export const site: Site = {
  url: env.siteUrl,
  company,
  paths: new Set([
    ...publicPages.map(({ path }) => path),
    ...listPages.map(({ number }) => listPath(number)),
  ]),
};

/** A public page, as structured data speaks of it. Throws where there is none at this path. */
export function described(path: `/${string}`): DescribedPage {
  const page = publicPageAt(path);
  return {
    path,
    name: page.name,
    description: page.summary,
    image: `/share/${shareCardFile(page)}`,
  };
}
