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

/**
 * Processes an exported page: adds its policy, replaces all inline scripts by the page script
 * with its behaviors and the start of the framework, and merges its style sheets into one.
 *
 * @throws PageError on markup that the policy forbids or that the post-process does not know
 */
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
  // With `defer`, the browser waits for the style sheet before the document counts as parsed.
  // Earlier, it would look for forms to autofill and lay out the whole page without styles for
  // that.
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>` +
    `<script src="${scriptFor(behaviorsOf(found))}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const processed = rest.replace(pagePatterns['charset tag'], (charset) => charset + tags);
  if (processed === rest) throw new PageError('lacks the charset tag, which the policy follows');
  return { html: mergeStyles(processed, options.mergeStyles), flight };
}
