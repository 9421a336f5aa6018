import { enquiryHref } from '@/lib/enquiry';
import type { Company, Industry, IndustryPage, Proofs } from '@/content';
import { FoldedFeatures } from '../shared/folded-features';
import { CallSection } from '../shared/call-section';
import { QuestionsSection } from '../shared/questions-section';
import { CaseStudies } from './case-studies';
import { CheckedExtensions } from './checked-extensions';
import { IndustryOrigins } from './industry-origins';
import { IndustryOverview } from './industry-overview';
import { Technologies } from './technologies';
import { Testimonial } from './testimonial';

interface Props {
  readonly words: IndustryPage;
  readonly industry: Industry;
  readonly samples: Company['samples'];
  readonly extensions: ReturnType<Proofs['extensionsOf']>;
}

export function IndustryBody({ words, industry, samples, extensions }: Props) {
  const { offer } = industry.banner;
  return (
    <>
      <IndustryOverview words={words.overview} text={industry.overview} />
      <IndustryOrigins words={words.origins} origins={industry.origins} />
      {extensions ? <CheckedExtensions extensions={extensions} /> : null}
      <FoldedFeatures id="why" {...words.reasons} items={industry.reasons} />
      <CallSection {...words.ask} href={enquiryHref({ subject: offer })} />
      {samples.caseStudies === 'remove' ? null : (
        <CaseStudies
          words={words.cases}
          areSamples={samples.caseStudies === 'sample'}
          cases={industry.cases}
        />
      )}
      <Technologies words={words.technologies} items={industry.technologies} />
      {samples.testimonials === 'remove' ? null : (
        <Testimonial
          words={words.testimonial}
          isSample={samples.testimonials === 'sample'}
          quote={industry.testimonial}
          tile={`industry-${industry.slug}`}
          ground={industry.banner.tone}
        />
      )}
      <QuestionsSection id="faq" from="tablet" {...words.faq} items={industry.faqs} />
    </>
  );
}
