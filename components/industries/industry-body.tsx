import type { Company, Industry, IndustryPage, Proofs } from '@/content';
import { FoldedFeatures } from '../shared/folded-features';
import { QuestionsSection } from './questions-section';
import { CaseStudies } from './case-studies';
import { IndustryLookUps } from './industry-look-ups';
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
  return (
    <>
      <IndustryOverview words={words.overview} text={industry.overview} />
      <IndustryOrigins words={words.origins} origins={industry.origins} extensions={extensions} />
      <FoldedFeatures id="why" {...words.reasons} items={industry.reasons} />
      {samples.caseStudies === 'remove' ? null : (
        <CaseStudies
          words={words.cases}
          areSamples={samples.caseStudies === 'sample'}
          cases={industry.cases}
        />
      )}
      <div className={samples.testimonials === 'remove' ? undefined : 'split gap0'}>
        <Technologies words={words.technologies} items={industry.technologies} />
        {samples.testimonials === 'remove' ? null : (
          <Testimonial
            words={words.testimonial}
            isSample={samples.testimonials === 'sample'}
            industry={industry}
          />
        )}
      </div>
      <QuestionsSection id="faq" {...words.faq} items={industry.faqs}>
        <IndustryLookUps lists={industry.lookUps} />
      </QuestionsSection>
    </>
  );
}
