'use client';

import { useSyncExternalStore } from 'react';
import type { EnquiryProduct } from '@/content';
import { topicOf, wishOf } from '@/lib/enquiry';

interface Props {
  /** The heading for an address without a query, and for browsers without scripts. */
  readonly plain: string;
  readonly products: readonly EnquiryProduct[];
}

/** Calls back after each change of the address, in browsers with the Navigation API. */
function followAddress(onChange: () => void): () => void {
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** The text of the page's heading, which names the topic of `?product=` or `?subject=`. */
export function EnquiryHeading({ plain, products }: Props) {
  const query = useSyncExternalStore(
    followAddress,
    () => window.location.search,
    () => '',
  );
  const topic = topicOf(wishOf(query, products));
  return topic === undefined ? plain : `Enquiry: ${topic}`;
}
