import { enquiryHref } from '@/lib/enquiry';
import type { Industry, IndustryPage } from '@/content';
import { FeatureSection } from '../shared/feature-section';
import { CallSection } from '../shared/call-section';
import { QuestionsSection } from '../shared/questions-section';
import { CaseStudies } from './case-studies';
import { IndustryOrigins } from './industry-origins';
import { IndustryOverview } from './industry-overview';
import { Testimonial } from './testimonial';

interface Props {
  readonly words: IndustryPage;
  readonly industry: Industry;
}

/** The sections of all industry pages, in the order of section 2 of the specification. */
export function IndustryBody({ words, industry }: Props) {
  const { offer } = industry.banner;
  const call = { subject: offer, href: enquiryHref({ subject: offer }) };
  return (
    <>
      <IndustryOverview words={words.overview} text={industry.overview} />
      <IndustryOrigins words={words.origins} origins={industry.origins} />
      <CallSection {...call} />
      <FeatureSection id="why" {...words.reasons} items={industry.reasons} variant="first" />
      <CaseStudies words={words.cases} cases={industry.cases} />
      <FeatureSection
        id="technologies"
        {...words.technologies}
        items={industry.technologies}
        variant="cells"
      />
      <CallSection {...call} />
      <Testimonial
        words={words.testimonial}
        quote={industry.testimonial}
        tile={`industry-${industry.slug}`}
        ground={industry.banner.tone}
      />
      <QuestionsSection id="faq" {...words.faq} items={industry.faqs} />
    </>
  );
}
