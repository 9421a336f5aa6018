import type { EnquiryProduct } from '@/content';
import { topicOf, wishOf } from '../../enquiry';
import { behavior } from '../behavior';
import { followAddress } from '../follow-address';

export function productsOf(inside: ParentNode): EnquiryProduct[] {
  const options = inside.querySelectorAll<HTMLOptionElement>('[name="product"] option');
  return [...options].map(({ value }) => value as EnquiryProduct);
}

/** Names the topic of `?product=` or `?subject=`. */
export const attachEnquiryTopic = behavior('enquiry-topic', (heading, signal) => {
  const show = () => {
    const topic = topicOf(wishOf(location.search, productsOf(document))) ?? '';
    heading.dataset.topic = topic;
    heading.textContent = topic ? `Enquiry: ${topic}` : (heading.dataset.plain ?? '');
  };
  show();
  followAddress(show, signal);
});
