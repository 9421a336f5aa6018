import { PATHS, coursePath, jobPath } from '@/lib/routes';

export type Kind = 'HTML' | 'data' | 'CSS' | 'JavaScript' | 'fonts' | 'pictures';

/** How interactive a page is; decides the limit of its scripts. */
export type PageKind = 'content' | 'interactive' | 'form' | 'enquiry';

/** Transferred bytes: brotli for text, fonts as they are. */
export interface Limits {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fontFiles: number;
  readonly requests: number;
}

/**
 * Size of React, the router, the error page and the link component in this version, the minimum for
 * any page with a link. The budgets are on top of it.
 */
export const FRAMEWORK_BYTES = 120_530;

/** Limit of a share card: messengers skip slow ones. */
export const SHARE_CARD_BYTES = 120_000;

/**
 * Page script and client components. Behaviors count twice: the page script has them for the page
 * that is loaded, the framework's chunk for the pages after a navigation.
 */
const SCRIPT_BYTES: Readonly<Record<PageKind, number>> = {
  // The dock, and what keeps the current chip of the contents in sight, are on every page.
  content: 4_000,
  interactive: 8_500,
  form: 12_500,
  // The form with the most fields, and the strokes of its captcha.
  enquiry: 16_000,
};

const INTERACTIVE = new Set<string>([PATHS.home, PATHS.products, PATHS.career, '/404']);

/** The kind of a page by its path, such as `/courses/azure-details`. */
export function pageKind(path: string): PageKind {
  if (path === PATHS.enquiry) return 'enquiry';
  if (path === PATHS.contact || [jobPath(''), coursePath('')].some((at) => path.startsWith(at))) {
    return 'form';
  }
  return INTERACTIVE.has(path) ? 'interactive' : 'content';
}

/** The limits of the page at a path. */
export function limitsOf(path: string): Limits {
  return {
    bytes: {
      // The maximum is the longest page, Business Central.
      HTML: 17_200,
      // Its accordion items have their first sentence in the title too.
      data: 24_000,
      // The service and product pages, with their blocks, folds, threads and papers.
      CSS: 16_400,
      JavaScript: FRAMEWORK_BYTES + SCRIPT_BYTES[pageKind(path)],
      // A text font of 10.7 kB or more takes a phone one more round trip (docs/performance.md).
      fonts: 20_700,
      pictures: 15_000,
    },
    fontFiles: 2,
    // Includes the loader and the flight data that the post-process moves out of the page.
    requests: 28,
  };
}
