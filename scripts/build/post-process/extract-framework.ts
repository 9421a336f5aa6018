import { type PagePattern, pagePatterns } from './next-output';
import { PageError } from './page-error';

export interface PageParts {
  readonly html: string;
  readonly flight: string;
  readonly chunks: readonly string[];
  readonly runtime: string;
  readonly entry: unknown;
}

const DATA = /^<script type="application\/ld\+json"/;

/** @throws PageError on a page that lacks one of them, and on an unknown script */
export function extractFramework(page: string): PageParts {
  let html = page;
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
      throw new PageError(
        `lacks what Next.js writes, "${name}" (scripts/build/post-process/next-output.ts)`,
      );
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
