'use client';

import { attachEnquiryTopic } from '@/lib/browser/behaviors/enquiry-topic';
import styles from './enquiry-heading.module.scss';

/** The text of the page's heading; names the topic of `?product=` or `?subject=`. */
export function EnquiryHeading({ plain }: { readonly plain: string }) {
  return (
    <>
      <span className={styles.plain}>{plain}</span>
      <span ref={attachEnquiryTopic} data-behavior="enquiry-topic" suppressHydrationWarning>
        {''}
      </span>
    </>
  );
}
