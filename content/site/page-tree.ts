import type { Crumb } from '../../lib/routes';
import { type Page, type Place, SECTIONS, buildPages } from '../registry';
import { ofPosts, posts } from './posts';

export const pages = ofPosts(() => buildPages(posts()));

export const publicPages = ofPosts(() => pages().filter(({ isPublic }) => isPublic));

const pageByPath = ofPosts(() => new Map<string, Page>(pages().map((page) => [page.path, page])));

const placeByPath = ofPosts(
  () => new Map<string, Place>([...SECTIONS, ...pages()].map((place) => [place.path, place])),
);

function find<T>(places: ReadonlyMap<string, T>, path: string): T {
  const place = places.get(path);
  if (place !== undefined) return place;
  throw new Error(
    `There is no page at ${path}; write the path of a page of this site, such as /services`,
  );
}

/** Throws for an unknown path. */
export const pageAt = (path: string): Page => find(pageByPath(), path);

export const placeAt = (path: string): Place => find(placeByPath(), path);

/** A further page of a list has that of the list. */
export function cardPageOf(page: Page): Page {
  return page.isPublic || page.parent === undefined ? page : pageAt(page.parent);
}

export const childrenOf = (path: string): readonly Page[] =>
  pages().filter(({ parent }) => parent === path);

/** The menu's name within a sentence. */
export const enquireAbout = (path: string): string =>
  `Enquire about ${placeAt(path).menu.replace(/^.(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase())}`;

export function crumbsOf(address: string): readonly Crumb[] {
  const { path, parent, crumb } = placeAt(address);
  return [...(parent === undefined ? [] : crumbsOf(parent)), { name: crumb, path }];
}
