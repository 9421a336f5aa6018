import { type Tag, readTags } from '../../shared/tags';
import { extractFramework } from './extract-framework';
import { mergeStyles } from './merge-styles';
import { pagePatterns } from './next-output';
import { PageError } from './page-error';
import type { StartPlan } from '../../shared/start-plan';
import { textHash } from './text-hash';

export interface PageOptions {
  readonly policy: string;
  readonly scriptFor: (behaviors: readonly string[]) => string;
  readonly flightUrl: string;
  readonly mergeStyles: (hrefs: readonly string[]) => string;
}

export interface ProcessedPage {
  readonly html: string;
  readonly flight: string;
}

const escapeAttribute = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function mistakeIn(tags: readonly Tag[]): string | undefined {
  for (const { name, attributes } of tags) {
    if (name === 'style') return 'has a <style> element';
    for (const [key, value] of attributes) {
      if (key === 'style') return `has an inline style: <${name} style="${value}">`;
      if (key.startsWith('on')) return `has an inline handler: <${name} ${key}="${value}">`;
      if (/^(href|src|action)$/.test(key) && /^\s*javascript:/i.test(value)) {
        return `has a script as an address: <${name} ${key}="${value}">`;
      }
    }
  }
  return undefined;
}

const behaviorsOf = (tags: readonly Tag[]): string[] =>
  [
    ...new Set(tags.flatMap(({ attributes }) => attributes.get('data-behavior')?.split(' ') ?? [])),
  ].sort();

/** @throws PageError on markup that the policy forbids or that is unknown */
export function processPage(html: string, options: PageOptions): ProcessedPage {
  const { policy, scriptFor, flightUrl } = options;
  const { html: rest, flight, ...scripts } = extractFramework(html);
  const found = readTags(rest);
  const mistake = mistakeIn(found);
  if (mistake !== undefined) throw new PageError(mistake);
  const plan: StartPlan = {
    flight: flightUrl,
    hash: textHash(flight),
    ...scripts,
  };
  // Without `defer` Chromium would lay out the whole page without styles to look for forms.
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>` +
    `<script src="${scriptFor(behaviorsOf(found))}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const processed = rest.replace(pagePatterns['charset tag'], (charset) => charset + tags);
  if (processed === rest) throw new PageError('lacks the charset tag, which the policy follows');
  return { html: mergeStyles(processed, options.mergeStyles), flight };
}
