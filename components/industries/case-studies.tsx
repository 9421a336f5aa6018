import type { CaseStudy, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Fold } from '../ui/controls/fold';
import styles from './case-studies.module.scss';
import { Unbroken } from '../ui/unbroken';

interface Props {
  readonly words: IndustryPage['cases'];
  readonly areSamples: boolean;
  readonly cases: readonly CaseStudy[];
}

const EFFECT: Record<CaseStudy['figure'], string> = {
  '20%': 'less20',
  '15%': 'more15',
  '40%': 'less40',
  '18%': 'less18',
};

export function CaseStudies({ words, areSamples, cases }: Props) {
  return (
    <section aria-labelledby="cases">
      <div className={cx('wrap', styles.head)}>
        <SectionHead id="cases" heading={words.heading} variant="split">
          {areSamples ? <p>{words.note}</p> : null}
        </SectionHead>
      </div>
      <div className={styles.cases}>
        {cases.map(({ figure, measure, title, problem, work, measured }) => (
          <article key={title} className="onDark">
            {areSamples ? <p className={styles.label}>{words.label}</p> : null}
            <p className={styles.result}>
              <span className={styles.figure}>
                {figure.slice(0, -1)}
                <small>%</small>
              </span>{' '}
              <Unbroken>{measure}</Unbroken>
            </p>
            <div className={cx(styles.threads, styles[EFFECT[figure]])} aria-hidden>
              <span>{words.before}</span>
              <span>{words.after}</span>
            </div>
            <h3>
              <Unbroken>{title}</Unbroken>
            </h3>
            <dl className={styles.parts}>
              <dt>{words.problem}</dt>
              <dd>{problem}</dd>
            </dl>
            <Fold label={words.unfold} className={styles.fold} isShort>
              <dl className={styles.parts}>
                <dt>{words.work}</dt>
                <dd>{work}</dd>
                <dt>{words.measured}</dt>
                <dd>{measured}</dd>
              </dl>
            </Fold>
          </article>
        ))}
      </div>
    </section>
  );
}
