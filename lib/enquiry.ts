import type { EnquiryProduct } from '@/content';
import { PATHS } from './routes';

/** The topic of an enquiry: an entry of the product list, or a service without one. */
interface Wish {
  readonly product?: EnquiryProduct | undefined;
  readonly subject?: string;
}

/** Maximum length of a subject in an address. */
const LONGEST_SUBJECT = 120;

/**
 * The link to the enquiry form. It selects the entry of the product list, or fills in the name of a
 * service without one as the subject.
 */
export function enquiryHref({ product, subject }: Wish): string {
  if (product !== undefined) return `${PATHS.enquiry}?product=${encodeURIComponent(product)}`;
  return subject === undefined
    ? PATHS.enquiry
    : `${PATHS.enquiry}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Parses the query of the enquiry form.
 *
 * @param search query of the address, with its question mark
 * @param products the form's product list; others are ignored
 */
export function wishOf(search: string, products: readonly EnquiryProduct[]): Wish {
  const query = new URLSearchParams(search);
  const product = products.find((name) => name === query.get('product'));
  const subject = query.get('subject')?.trim().slice(0, LONGEST_SUBJECT);
  return { ...(product ? { product } : {}), ...(subject ? { subject } : {}) };
}

/** The format of a name; excludes numbers, addresses and sentences. */
const NAME = /^\p{L}[\p{L} &/()-]{1,59}$/u;

/**
 * The topic of an enquiry for the heading of its page: a product without its abbreviation in
 * brackets, or a subject in the format of a name, because anybody can write an address.
 */
export function topicOf({ product, subject = '' }: Wish): string | undefined {
  if (product !== undefined) return product.replace(/ \([A-Z]+\)$/, '');
  return NAME.test(subject) ? subject : undefined;
}
