export interface CacheRule {
  readonly below: string;
  readonly value: string;
}

/** Names of files below it follow their content. */
export const IMMUTABLE = '/_next/static/';

export const cacheRules: readonly CacheRule[] = [
  { below: IMMUTABLE, value: 'public, max-age=31536000, immutable' },
  // A changed picture may appear a day late.
  { below: '/art/', value: 'public, max-age=86400' },
  { below: '/share/', value: 'public, max-age=86400' },
];

/** Cached, and revalidated before each use. */
export const REVALIDATE = 'no-cache';

export function cacheControl(pathname: string): string {
  return cacheRules.find(({ below }) => pathname.startsWith(below))?.value ?? REVALIDATE;
}
