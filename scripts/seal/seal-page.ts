import { BANNER_DESKTOP_QUERY } from '@/lib/banner';
import { readTags } from '../budgets/tags';
import type { StartPlan } from './start-plan';
import { markLater } from './mark-later';
import { mergeStyles } from './merge-styles';
import { SealError, takeApart } from './take-apart';

/** What a sealed page needs to know. */
export interface SealOptions {
  /** The content security policy. */
  readonly policy: string;
  /** Address of the loader. */
  readonly loader: string;
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

/**
 * What does something before anybody touches it. Everything else on a page can wait for the first
 * gesture with its script.
 */
const AT_ONCE = /\sdata-starts-at-once/;
const CAROUSEL = /\saria-roledescription="carousel"/;

/** When the framework starts on a page (StartPlan). */
export function startOf(html: string): StartPlan['when'] {
  if (AT_ONCE.test(html)) return 'all';
  // Small screens show a picture in its place.
  return CAROUSEL.test(html) ? BANNER_DESKTOP_QUERY : 'not all';
}

const escapeAttribute = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** What the policy would keep from working, in the page's markup. */
function forbiddenIn(html: string): string | undefined {
  for (const { name, attributes } of readTags(html)) {
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

const CHARSET = '<meta charSet="utf-8"/>';

/**
 * Seals a page: its policy stands in it, no inline script is left, one small loader starts the
 * framework with the data of the page, which is fetched and no longer written into it, one style
 * sheet holds all its styles, and its parts are numbered for a layout in turns.
 *
 * @throws SealError on markup that the policy forbids or that the seal does not know
 */
export function sealPage(html: string, options: SealOptions): SealedPage {
  const { policy, loader, flightUrl } = options;
  const { html: rest, flight, ...scripts } = takeApart(html);
  const forbidden = forbiddenIn(rest);
  if (forbidden !== undefined) throw new SealError(forbidden);
  if (!rest.includes(CHARSET)) throw new SealError(`lacks ${CHARSET}, after which the seal stands`);
  const plan: StartPlan = {
    when: startOf(rest),
    flight: flightUrl,
    size: flight.length,
    ...scripts,
  };
  // Deferred, it makes the browser wait for the style sheet before it calls the document parsed and
  // looks for forms to fill in, for which it would lay out the whole page without styles.
  const seal =
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>` +
    `<script src="${loader}" defer="" data-start="${escapeAttribute(JSON.stringify(plan))}"></script>`;
  const sealed = rest.replace(CHARSET, () => CHARSET + seal);
  return { html: markLater(mergeStyles(sealed, options.mergeStyles)), flight };
}
