import type { CaseStudy, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { FactList } from '../shared/fact-list';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import { Unbroken } from '../ui/unbroken';
import styles from './case-studies.module.scss';

interface Props {
  readonly words: IndustryPage['cases'];
  readonly areSamples: boolean;
  readonly cases: readonly CaseStudy[];
}

export function CaseStudies({ words, areSamples, cases }: Props) {
  return (
    <section className={cx('section onDark', styles.ground)} aria-labelledby="cases">
      <div className="wrap">
        <SectionHead id="cases" heading={words.heading} variant="stacked">
          {areSamples ? <p>{words.note}</p> : null}
        </SectionHead>
        <div className="grid two gapSmall across8">
          {cases.map(({ figure, measure, title, problem, work, measured }) => (
            <article key={title} className="stack gap2">
              {areSamples ? <p className={cx('tSmall', styles.label)}>{words.label}</p> : null}
              <p className="cluster gap1 across3">
                <b className={cx('tDisplay', styles.figure)}>{figure}</b>
                <span className={cx('tLead', styles.measure)}>
                  <Unbroken>{measure}</Unbroken>
                </span>
              </p>
              <h3>
                <Unbroken>{title}</Unbroken>
              </h3>
              <p>{problem}</p>
              <Disclosure label={words.unfold} about={`: ${title}`} from="never">
                <FactList
                  look="terms"
                  entries={[
                    [words.work, work],
                    [words.measured, measured],
                  ]}
                />
              </Disclosure>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
