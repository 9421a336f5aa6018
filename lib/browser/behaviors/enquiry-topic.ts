import type { EnquiryProduct } from '@/content';
import { topicOf, wishOf } from '../../enquiry';

export function productsOf(inside: ParentNode): EnquiryProduct[] {
  const options = inside.querySelectorAll<HTMLOptionElement>('[name="product"] option');
  return [...options].map(({ value }) => value as EnquiryProduct);
}

/** Names the topic of `?product=` or `?subject=`. */
export function attachEnquiryTopic(heading: HTMLElement): void {
  const topic = topicOf(wishOf(location.search, productsOf(document)));
  if (topic === undefined) return;
  heading.dataset.topic = topic;
  heading.textContent = `Enquiry: ${topic}`;
}
