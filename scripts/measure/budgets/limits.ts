import { PATHS, coursePath, jobPath } from '@/lib/routes';

export type Kind = 'HTML' | 'data' | 'CSS' | 'JavaScript' | 'fonts' | 'pictures';

export type PageKind = 'content' | 'interactive' | 'form' | 'enquiry';

export interface Limits {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly fontFiles: number;
  readonly requests: number;
}

/** React, the router, the error page and the link component: the minimum of any page. */
export const FRAMEWORK_BYTES = 120_530;

/** Messengers skip slow ones. */
export const SHARE_CARD_BYTES = 120_000;

/** Behaviors count twice: in the page script and in the framework's chunk. */
const SCRIPT_BYTES: Readonly<Record<PageKind, number>> = {
  content: 4_000,
  interactive: 8_500,
  form: 12_500,
  // The form with the most fields, and the strokes of its captcha.
  enquiry: 16_000,
};

const INTERACTIVE = new Set<string>([PATHS.home, PATHS.products, PATHS.career, '/404']);

export function pageKind(path: string): PageKind {
  if (path === PATHS.enquiry) return 'enquiry';
  if (path === PATHS.contact || [jobPath(''), coursePath('')].some((at) => path.startsWith(at))) {
    return 'form';
  }
  return INTERACTIVE.has(path) ? 'interactive' : 'content';
}

export function limitsOf(path: string): Limits {
  return {
    bytes: {
      // The longest page is Business Central.
      HTML: 17_200,
      // Accordion items have their first sentence in the title too, and kept words are elements.
      data: 24_600,
      CSS: 16_400,
      JavaScript: FRAMEWORK_BYTES + SCRIPT_BYTES[pageKind(path)],
      // A text font of 10.7 kB costs a phone one more round trip.
      fonts: 20_700,
      pictures: 15_000,
    },
    fontFiles: 2,
    requests: 28,
  };
}
