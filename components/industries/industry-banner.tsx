import type { ReactNode } from 'react';
import type { Industry, IndustryPage } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { Hero } from '../shared/hero';
import { ButtonLink } from '../ui/controls/button-link';

interface Props {
  readonly words: IndustryPage['banner'];
  readonly banner: Industry['banner'];
  readonly breadcrumb: ReactNode;
}

export function IndustryBanner({ words, banner, breadcrumb }: Props) {
  const { picture, ...rest } = banner;
  return (
    <Hero {...rest} isSplit strip={picture} breadcrumb={breadcrumb}>
      <ButtonLink
        href={enquiryHref({ subject: banner.offer })}
        variant={banner.tone === 'marigold' ? 'secondary' : 'primary'}
      >
        {words.enquiry}
      </ButtonLink>
      <a className="asLink" href="#origins">
        {words.origins}
      </a>
    </Hero>
  );
}
