/** How long files below a folder are kept without asking whether they have changed. */
export interface CacheRule {
  /** Path on the site below which the rule holds, such as `/art/`, without base path. */
  readonly below: string;
  /** The value of the header `Cache-Control`. */
  readonly value: string;
}

/** The rules that differ from {@link ASK_AGAIN}. No two hold for the same file. */
export const cacheRules: readonly CacheRule[] = [
  // The names of these change with their content.
  { below: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  // A picture that was redrawn may come a day late; asking for each on every page would cost more.
  { below: '/art/', value: 'public, max-age=86400' },
  { below: '/share/', value: 'public, max-age=86400' },
];

/** For pages, their payloads and the not-found page: kept, and asked for again before each use. */
export const ASK_AGAIN = 'no-cache';

/** The value of `Cache-Control` for a path on the site, without base path. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ below }) => pathname.startsWith(below))?.value ?? ASK_AGAIN;
}
