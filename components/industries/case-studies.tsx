import type { CaseStudy, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './case-studies.module.scss';
import { Unbroken } from '../ui/unbroken';

interface Props {
  readonly words: IndustryPage['cases'];
  readonly areSamples: boolean;
  readonly cases: readonly CaseStudy[];
}

/** In per cent of the longer bar. */
const EFFECT: Record<CaseStudy['figure'], readonly [before: number, after: number]> = {
  '20%': [100, 80],
  '15%': [87, 100],
  '40%': [100, 60],
  '18%': [100, 82],
};

interface BarProps {
  readonly label: string;
  readonly share: number;
  readonly color: string;
}

function Bar({ label, share, color }: BarProps) {
  return (
    <>
      <span>{label}</span>
      <svg width="100%" height="8">
        <rect width={`${share}%`} height="8" fill={color} />
      </svg>
    </>
  );
}

export function CaseStudies({ words, areSamples, cases }: Props) {
  return (
    <section aria-labelledby="cases">
      <div className={cx('wrap', styles.head)}>
        <SectionHead id="cases" heading={words.heading} variant="split">
          {areSamples ? <p>{words.note}</p> : null}
        </SectionHead>
      </div>
      <div className={styles.cases}>
        {cases.map(({ figure, measure, title, problem, work, measured }) => {
          const [before, after] = EFFECT[figure];
          return (
            <article key={title} className="onDark">
              {areSamples ? <p className={styles.label}>{words.label}</p> : null}
              <p className={styles.result}>
                <span className={styles.figure}>
                  {figure.slice(0, -1)}
                  <small>%</small>
                </span>{' '}
                <Unbroken>{measure}</Unbroken>
              </p>
              <div className={styles.threads} aria-hidden>
                <Bar label={words.before} share={before} color="currentcolor" />
                <Bar label={words.after} share={after} color="var(--accent)" />
              </div>
              <h3>
                <Unbroken>{title}</Unbroken>
              </h3>
              <dl className={styles.parts}>
                <dt>{words.problem}</dt>
                <dd>{problem}</dd>
              </dl>
              <Disclosure label={words.unfold} className={styles.fold} from="tablet">
                <dl className={styles.parts}>
                  <dt>{words.work}</dt>
                  <dd>{work}</dd>
                  <dt>{words.measured}</dt>
                  <dd>{measured}</dd>
                </dl>
              </Disclosure>
            </article>
          );
        })}
      </div>
    </section>
  );
}
