import type { EnquiryProduct } from '@/content';
import { PATHS } from './routes';

/** What a page leads to an enquiry about: an entry of the product list, or a service that lacks one. */
interface Wish {
  readonly product?: EnquiryProduct | undefined;
  readonly subject?: string;
}

/** The longest subject that an address may bring along. */
const LONGEST_SUBJECT = 120;

/**
 * The way to the enquiry form. A page whose service is in the form's product list has it chosen
 * there, any other one has its name filled in as the subject (decision 38).
 */
export function enquiryHref({ product, subject }: Wish): string {
  if (product !== undefined) return `${PATHS.enquiry}?product=${encodeURIComponent(product)}`;
  return subject === undefined
    ? PATHS.enquiry
    : `${PATHS.enquiry}?subject=${encodeURIComponent(subject)}`;
}

/**
 * What the address of the enquiry form asks for.
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
