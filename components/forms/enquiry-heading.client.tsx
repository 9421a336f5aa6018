'use client';

import { useSyncExternalStore } from 'react';
import type { EnquiryProduct } from '@/content';
import { topicOf, wishOf } from '@/lib/enquiry';

interface Props {
  /** The heading without a query, and without scripts. */
  readonly plain: string;
  readonly products: readonly EnquiryProduct[];
}

/** Tells of each change of the address, in browsers that know the Navigation API. */
function followAddress(onChange: () => void): () => void {
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** The words of the page's heading: they name what `?product=` or `?subject=` is about. */
export function EnquiryHeading({ plain, products }: Props) {
  const query = useSyncExternalStore(
    followAddress,
    () => window.location.search,
    () => '',
  );
  const topic = topicOf(wishOf(query, products));
  return topic === undefined ? plain : `Enquiry: ${topic}`;
}
