import { isStartWhen } from '@/lib/start-when';
import { readTags } from '../budgets/tags';
import { extractFramework } from './extract-framework';
import { mergeStyles } from './merge-styles';
import { pagePatterns } from './next-output';
import { PageError } from './page-error';
import type { StartPlan } from './start-plan';
import { textHash } from './text-hash';

/** What the processing of a page needs to know. */
export interface PageOptions {
  /** The content security policy. */
  readonly policy: string;
  /** Address of the loader. */
  readonly loader: string;
  /** Address of the first steps, for pages that have some. */
  readonly firstSteps: string;
  /** Address of the page's flight data. */
  readonly flightUrl: string;
  /** Gives the address of one style sheet that holds those of the addresses. */
  readonly mergeStyles: (hrefs: readonly string[]) => string;
}

/** A processed page, with the data that it will fetch from `flightUrl`. */
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

/** What would not work in the page's markup: what the policy forbids, or the loader does not know. */
function mistakeIn(html: string): string | undefined {
  for (const { name, attributes } of readTags(html)) {
    if (name === 'style') return 'has a <style> element';
    for (const [key, value] of attributes) {
      if (key === 'data-start-when' && !isStartWhen(value)) {
        return `asks for its script at an unknown time (lib/start-when.ts): <${name} ${key}="${value}">`;
      }
      if (key === 'style') return `has an inline style: <${name} style="${value}">`;
      if (key.startsWith('on')) return `has an inline handler: <${name} ${key}="${value}">`;
      if (/^(href|src|action)$/.test(key) && /^\s*javascript:/i.test(value)) {
        return `has a script as an address: <${name} ${key}="${value}">`;
      }
    }
  }
  return undefined;
}

/** Marks a part whose first step is taken before the framework runs (first-steps.ts). */
const FIRST_STEP = /\sdata-first-step="/;

/**
 * Processes an exported page: it carries its policy, no inline script is left, one small loader
 * starts the framework with the data of the page, which is fetched and no longer written into it,
 * and one style sheet holds all its styles.
 *
 * @throws PageError on markup that the policy forbids, or that this or the loader does not know
 */
export function processPage(html: string, options: PageOptions): ProcessedPage {
  const { policy, loader, firstSteps, flightUrl } = options;
  const { html: rest, flight, ...scripts } = extractFramework(html);
  const mistake = mistakeIn(rest);
  if (mistake !== undefined) throw new PageError(mistake);
  const plan: StartPlan = {
    flight: flightUrl,
    hash: textHash(flight),
    ...scripts,
  };
  // Deferred, it makes the browser wait for the style sheet before it calls the document parsed and
  // looks for forms to fill in, for which it would lay out the whole page without styles.
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>` +
    // Before the loader, which keeps only what they leave.
    (FIRST_STEP.test(rest) ? `<script src="${firstSteps}" defer=""></script>` : '') +
    `<script src="${loader}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const processed = rest.replace(pagePatterns['charset tag'], (charset) => charset + tags);
  if (processed === rest) throw new PageError('lacks the charset tag, which the policy follows');
  return { html: mergeStyles(processed, options.mergeStyles), flight };
}
