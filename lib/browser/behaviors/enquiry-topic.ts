import type { EnquiryProduct } from '@/content';
import { topicOf, wishOf } from '../../enquiry';
import { behavior } from '../behavior';
import { followAddress } from '../follow-address';

/** The product list of the enquiry form. */
export function productsOf(inside: ParentNode): EnquiryProduct[] {
  const options = inside.querySelectorAll<HTMLOptionElement>('[name="product"] option');
  // The form renders the list of the content.
  return [...options].map(({ value }) => value as EnquiryProduct);
}

/**
 * The heading of the enquiry page for `?product=` or `?subject=`; the style sheet then hides the
 * plain one before it.
 */
export const attachEnquiryTopic = behavior('enquiry-topic', (topic, signal) => {
  const show = () => {
    const name = topicOf(wishOf(location.search, productsOf(document)));
    topic.textContent = name === undefined ? '' : `Enquiry: ${name}`;
  };
  show();
  followAddress(show, signal);
});
