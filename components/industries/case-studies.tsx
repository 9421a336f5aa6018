import type { CaseStudy, IndustryPage } from '@/content';
import { SectionHead } from '../shared/section-head';
import { Fold } from '../ui/fold';
import styles from './case-studies.module.scss';
import { Unbroken } from './unbroken';

interface Props {
  readonly words: IndustryPage['cases'];
  readonly cases: readonly CaseStudy[];
}

/** What a result does to the base that it is counted on, by the only results allowed. */
const EFFECT: Record<CaseStudy['figure'], string> = {
  '20%': 'less20',
  '15%': 'more15',
  '40%': 'less40',
  '18%': 'less18',
};

/** Two fields edge to edge, each with its figure and how it is counted. Marked as illustrative. */
export function CaseStudies({ words, cases }: Props) {
  return (
    <section aria-labelledby="cases">
      <div className="wrap">
        <SectionHead id="cases" heading={words.heading} look="split">
          <p>{words.note}</p>
        </SectionHead>
      </div>
      <div className={styles.cases}>
        {cases.map(({ figure, measure, title, problem, work, measured }) => (
          <article key={title} className="onDark">
            <p className={styles.label}>{words.label}</p>
            <p className={styles.result}>
              <span className={styles.figure}>
                {figure.slice(0, -1)}
                <small>%</small>
              </span>{' '}
              <Unbroken text={measure} />
            </p>
            <div className={`${styles.threads ?? ''} ${styles[EFFECT[figure]] ?? ''}`} aria-hidden>
              <span>{words.before}</span>
              <span>{words.after}</span>
            </div>
            <h3>
              <Unbroken text={title} />
            </h3>
            <dl>
              <dt>{words.problem}</dt>
              <dd>{problem}</dd>
              <dt>{words.work}</dt>
              <dd>{work}</dd>
              <dt>{words.measured}</dt>
              <dd>
                <Fold label={words.unfold} className={styles.fold}>
                  {measured}
                </Fold>
              </dd>
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
