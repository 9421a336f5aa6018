'use client';

import { useSyncExternalStore } from 'react';
import { enquiryTopic } from '@/lib/enquiry';

/** Tells of each change of the address, in browsers that know the Navigation API. */
function followAddress(onChange: () => void): () => void {
  const { navigation } = self as Partial<Window>;
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

const topicOfAddress = () => enquiryTopic(window.location.search);
const noTopic = () => undefined;

/**
 * The words of the page's heading: what `?product=` or `?subject=` in the address is about, and
 * otherwise, or without scripts, the plain ones.
 */
export function EnquiryHeading({ plain }: { readonly plain: string }) {
  const topic = useSyncExternalStore(followAddress, topicOfAddress, noTopic);
  return topic === undefined ? plain : `Enquiry: ${topic}`;
}
