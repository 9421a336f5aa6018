'use client';

import { attachEnquiryTopic } from '@/lib/browser/behaviors/enquiry-topic';

export function EnquiryHeading({ plain }: { readonly plain: string }) {
  return (
    <span
      ref={attachEnquiryTopic}
      data-behavior="enquiry-topic"
      data-plain={plain}
      suppressHydrationWarning
    >
      {plain}
    </span>
  );
}
