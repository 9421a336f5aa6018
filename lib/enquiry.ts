import type { EnquiryProduct } from '@/content';
import { PATHS } from './routes';

interface Wish {
  readonly product?: EnquiryProduct | undefined;
  readonly subject?: string;
}

const LONGEST_SUBJECT = 120;

/** Selects the entry of the product list, or fills in the subject. */
export function enquiryHref({ product, subject }: Wish): string {
  if (product !== undefined) return `${PATHS.enquiry}?product=${encodeURIComponent(product)}`;
  return subject === undefined
    ? PATHS.enquiry
    : `${PATHS.enquiry}?subject=${encodeURIComponent(subject)}`;
}

export function wishOf(search: string, products: readonly EnquiryProduct[]): Wish {
  const query = new URLSearchParams(search);
  const product = products.find((name) => name === query.get('product'));
  const subject = query.get('subject')?.trim().slice(0, LONGEST_SUBJECT);
  return { ...(product ? { product } : {}), ...(subject ? { subject } : {}) };
}

const NAME = /^\p{L}[\p{L} &/()-]{1,59}$/u;

/** Only what has the format of a name, because anybody can write an address. */
export function topicOf({ product, subject = '' }: Wish): string | undefined {
  if (product !== undefined) return product.replace(/ \([A-Z]+\)$/, '');
  return NAME.test(subject) ? subject : undefined;
}
