import type { Crumb } from '../../lib/routes';
import { type Page, type Place, SECTIONS, buildPages } from '../registry';
import { posts } from './posts';

/** The registry of pages: each one once. */
export const pages = buildPages(posts);

/** The pages that visitors and search engines may find, for sitemap, share cards and guides. */
export const publicPages = pages.filter(({ isPublic }) => isPublic);

const pageByPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

const placeByPath = new Map<string, Place>(
  [...SECTIONS, ...pages].map((place) => [place.path, place]),
);

const noPage = (path: string) =>
  new Error(
    `There is no page at ${path}; write the path of a page of this site, such as /services`,
  );

/** The page of an address. Throws where there is none, as for a mistyped one. */
export function pageAt(path: string): Page {
  const page = pageByPath.get(path);
  if (page) return page;
  throw noPage(path);
}

/** What breadcrumbs and menus call a page or a section. Throws where there is neither. */
export function placeAt(path: string): Place {
  const place = placeByPath.get(path);
  if (place) return place;
  throw noPage(path);
}

/** The public page whose share card a page has: its own or, for a further page of a list, the list's. */
export function cardPageOf(page: Page): Page {
  return page.isPublic || page.parent === undefined ? page : pageAt(page.parent);
}

/** The pages below one, in the order of the registry. */
export const childrenOf = (path: string): readonly Page[] =>
  pages.filter(({ parent }) => parent === path);

/** The way from the home page to a page or section, both included. */
export function crumbsOf(address: string): readonly Crumb[] {
  const { path, parent, crumb } = placeAt(address);
  return [...(parent === undefined ? [] : crumbsOf(parent)), { name: crumb, path }];
}
