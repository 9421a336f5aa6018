import type { Company, Industry, IndustryPage, Proofs } from '@/content';
import { cx } from '@/lib/cx';
import { FoldedFeatures } from '../shared/folded-features';
import { QuestionsSection } from './questions-section';
import { CaseStudies } from './case-studies';
import styles from './industry-body.module.scss';
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
      <div
        className={cx(
          'wrap gapSmall across8',
          samples.testimonials === 'remove' ? 'stack' : 'split of7to5',
          styles.pair,
        )}
      >
        <Technologies words={words.technologies} items={industry.technologies} />
        {samples.testimonials === 'remove' ? null : (
          <Testimonial
            words={words.testimonial}
            isSample={samples.testimonials === 'sample'}
            quote={industry.testimonial}
          />
        )}
      </div>
      <QuestionsSection id="faq" {...words.faq} items={industry.faqs}>
        <IndustryLookUps lists={industry.lookUps} />
      </QuestionsSection>
    </>
  );
}
