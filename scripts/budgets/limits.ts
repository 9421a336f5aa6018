import { PATHS, coursePath, jobPath } from '@/lib/routes';

/** What a page makes a browser fetch, told apart as the budgets do. */
export type Kind = 'HTML' | 'data' | 'CSS' | 'JavaScript' | 'fonts' | 'pictures';

/** How much interaction a page brings, which decides what its scripts may weigh. */
export type PageKind = 'content' | 'interactive' | 'form';

/** Bytes as they travel: brotli for text, as they are for fonts. */
export interface Limits {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fontFiles: number;
  readonly requests: number;
}

/**
 * What React, the framework's router, its error page and its link component weigh in this version:
 * the least that any page with a link loads. The budgets count what comes on top.
 */
export const FRAMEWORK_BYTES = 120_470;

/** What a share card may weigh: messengers leave out one that takes long. */
export const SHARE_CARD_BYTES = 120_000;

const SCRIPT_BYTES: Readonly<Record<PageKind, number>> = {
  content: 2_000,
  interactive: 8_000,
  form: 12_000,
};

const INTERACTIVE = new Set<string>([PATHS.home, PATHS.products, PATHS.career]);

/** The kind of a page by its path, such as `/courses/azure-details`. */
export function pageKind(path: string): PageKind {
  if (path === PATHS.enquiry || path === PATHS.contact || path.startsWith(jobPath(''))) {
    return 'form';
  }
  if (INTERACTIVE.has(path) || path.startsWith(coursePath(''))) return 'interactive';
  return 'content';
}

/** What the page of this path may weigh. */
export function limitsOf(path: string): Limits {
  return {
    bytes: {
      // The longest page, Business Central, answers most questions.
      HTML: 16_000,
      data: 19_000,
      CSS: 12_000,
      JavaScript: FRAMEWORK_BYTES + SCRIPT_BYTES[pageKind(path)],
      // A text font of 12.2 kB or more takes a phone one more round trip (docs/performance.md).
      fonts: 22_300,
      pictures: 15_000,
    },
    fontFiles: 2,
    // Among them the loader and the data that the post-process cut out of the page.
    requests: 28,
  };
}
