import { type PagePattern, pagePatterns } from './next-output';
import { PageError } from './page-error';

/** What the framework's scripts of a page do, and the page without them. */
export interface PageParts {
  /** The page without a script of the framework, and without preloads that nobody waits for. */
  readonly html: string;
  /** The data that the framework hydrates with. */
  readonly flight: string;
  readonly chunks: readonly string[];
  readonly runtime: string;
  readonly entry: unknown;
}

/** A script that is data for search engines. */
const DATA = /^<script type="application\/ld\+json"/;

/**
 * Takes the framework's scripts out of an exported page.
 *
 * @throws PageError on a page that lacks one of them, and on a script that is neither data nor one
 *   of them
 */
export function extractFramework(page: string): PageParts {
  let html = page;
  /** Removes what a pattern matches and returns its first group of each match. */
  const take = (name: PagePattern): string[] => {
    const groups: string[] = [];
    html = html.replace(pagePatterns[name], (_, group: string) => {
      groups.push(group);
      return '';
    });
    return groups;
  };
  const takeFirst = (name: PagePattern): string => {
    const [group] = take(name);
    if (group === undefined) {
      throw new PageError(`lacks what Next.js writes, "${name}" (scripts/seal/next-output.ts)`);
    }
    return group;
  };

  for (const name of ['script preload', 'style preload', 'polyfill script'] as const) take(name);
  const runtime = takeFirst('runtime script');
  const chunks = [...new Set(take('chunk script'))];
  const entry: unknown = JSON.parse(takeFirst('entry call'));
  take('flight start');
  const flight = take('flight data')
    .map((json) => (JSON.parse(json) as [1, string])[1])
    .join('');
  if (flight === '') throw new PageError('lacks flight data');
  for (const [script] of html.matchAll(/<script\b[^>]*>[^<]{0,60}/g)) {
    if (!DATA.test(script)) throw new PageError(`has an unknown script: ${script}`);
  }
  return { html, flight, chunks, runtime, entry };
}
