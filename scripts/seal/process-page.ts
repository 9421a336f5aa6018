import { isStartWhen } from '@/lib/start-when';
import { readTags } from '../budgets/tags';
import type { FirstSteps } from './build-scripts';
import { extractFramework } from './extract-framework';
import { mergeStyles } from './merge-styles';
import { pagePatterns } from './next-output';
import { PageError } from './page-error';
import type { StartPlan } from './start-plan';
import { textHash } from './text-hash';

/** The input for the processing of a page. */
export interface PageOptions {
  /** The content security policy. */
  readonly policy: string;
  /** Returns the address of the loader for the first steps of a page. */
  readonly loaderFor: (steps: FirstSteps) => string;
  /** Address of the page's flight data. */
  readonly flightUrl: string;
  /** Returns the address of one style sheet with the content of all of them. */
  readonly mergeStyles: (hrefs: readonly string[]) => string;
}

/** A processed page, and the data at its `flightUrl`. */
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

/**
 * The error in a page's markup: something that the policy forbids or that the loader does not know.
 */
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

/** The first steps of a page by the value of its `data-first-step` parts. */
function firstStepsOf(html: string): FirstSteps {
  const step = /\sdata-first-step="([^"]*)"/.exec(html)?.[1];
  if (step === undefined) return 'none';
  return step === 'captcha' ? 'captcha' : 'choices';
}

/**
 * Processes an exported page: adds its policy, replaces all inline scripts by one small loader that
 * starts the framework with fetched flight data, and merges its style sheets into one.
 *
 * @throws PageError on markup that the policy forbids, or that the post-process or the loader does
 * not know
 */
export function processPage(html: string, options: PageOptions): ProcessedPage {
  const { policy, loaderFor, flightUrl } = options;
  const { html: rest, flight, ...scripts } = extractFramework(html);
  const mistake = mistakeIn(rest);
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
    `<script src="${loaderFor(firstStepsOf(rest))}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const processed = rest.replace(pagePatterns['charset tag'], (charset) => charset + tags);
  if (processed === rest) throw new PageError('lacks the charset tag, which the policy follows');
  return { html: mergeStyles(processed, options.mergeStyles), flight };
}
