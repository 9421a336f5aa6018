import { isStartWhen } from '@/lib/start-when';
import { readTags } from '../budgets/tags';
import type { StartPlan } from './start-plan';
import { markLater } from './mark-later';
import { mergeStyles } from './merge-styles';
import { SealError, takeApart } from './take-apart';
import { textHash } from './text-hash';

/** What a sealed page needs to know. */
export interface SealOptions {
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

/** A sealed page, with the data that it will fetch from `flightUrl`. */
export interface SealedPage {
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

/** A part says so itself where its first step is taken before the framework runs (first-steps.ts). */
const FIRST_STEP = /\sdata-first-step="/;

const CHARSET = '<meta charSet="utf-8"/>';

/**
 * Seals a page: its policy stands in it, no inline script is left, one small loader starts the
 * framework with the data of the page, which is fetched and no longer written into it, one style
 * sheet holds all its styles, and its parts are numbered for a layout in turns.
 *
 * @throws SealError on markup that the policy forbids, or that the seal or the loader does not know
 */
export function sealPage(html: string, options: SealOptions): SealedPage {
  const { policy, loader, firstSteps, flightUrl } = options;
  const { html: rest, flight, ...scripts } = takeApart(html);
  const mistake = mistakeIn(rest);
  if (mistake !== undefined) throw new SealError(mistake);
  if (!rest.includes(CHARSET)) throw new SealError(`lacks ${CHARSET}, after which the seal stands`);
  const plan: StartPlan = {
    flight: flightUrl,
    hash: textHash(flight),
    ...scripts,
  };
  // Deferred, it makes the browser wait for the style sheet before it calls the document parsed and
  // looks for forms to fill in, for which it would lay out the whole page without styles.
  const seal =
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>` +
    // Before the loader, which keeps only what they leave.
    (FIRST_STEP.test(rest) ? `<script src="${firstSteps}" defer=""></script>` : '') +
    `<script src="${loader}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const sealed = rest.replace(CHARSET, () => CHARSET + seal);
  return { html: markLater(mergeStyles(sealed, options.mergeStyles)), flight };
}
