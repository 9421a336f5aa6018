import type { EnquiryProduct } from '@/content';

/** The way to the enquiry form, with the product chosen in it when the page is about one. */
export function enquiryHref(product?: EnquiryProduct): string {
  return product === undefined ? '/enquiry' : `/enquiry?product=${encodeURIComponent(product)}`;
}
