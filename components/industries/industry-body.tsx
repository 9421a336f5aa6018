import type { Industry, IndustryPage } from '@/content';
import { CaseStudies } from './case-studies';
import { FaqList } from './faq-list';
import { IndustryOrigins } from './industry-origins';
import { IndustryOverview } from './industry-overview';
import { IndustryReasons } from './industry-reasons';
import { TechnologyTable } from './technology-table';
import { Testimonial } from './testimonial';

interface Props {
  readonly words: IndustryPage;
  readonly industry: Industry;
}

/** The sections that all industry pages have, in the order of section 2 of the specification. */
export function IndustryBody({ words, industry }: Props) {
  return (
    <>
      <IndustryOverview words={words.overview} text={industry.overview} />
      <IndustryOrigins words={words.origins} origins={industry.origins} />
      <IndustryReasons words={words.reasons} reasons={industry.reasons} />
      <CaseStudies words={words.cases} cases={industry.cases} />
      <TechnologyTable words={words.technologies} technologies={industry.technologies} />
      <Testimonial
        words={words.testimonial}
        quote={industry.testimonial}
        tile={`industry-${industry.slug}`}
        ground={industry.banner.tone}
      />
      <FaqList words={words.faq} faqs={industry.faqs} />
    </>
  );
}
