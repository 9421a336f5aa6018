/** Caching of the files below a path. */
export interface CacheRule {
  /** Path on the site, such as `/art/`, without base path. */
  readonly below: string;
  readonly value: string;
}

/** The rules that differ from {@link REVALIDATE}. At most one matches a file. */
export const cacheRules: readonly CacheRule[] = [
  // The names of these files change with their content.
  { below: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  // A changed picture may appear a day late; revalidating every picture on every page costs more.
  { below: '/art/', value: 'public, max-age=86400' },
  { below: '/share/', value: 'public, max-age=86400' },
];

/** For pages, their payloads and the not-found page: cached, and revalidated before each use. */
export const REVALIDATE = 'no-cache';

/** The value of `Cache-Control` for a path on the site, without base path. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ below }) => pathname.startsWith(below))?.value ?? REVALIDATE;
}
