import { cx } from '@/lib/cx';
import type { ReactNode } from 'react';
import type { Course } from '@/content';
import { FactList } from '../shared/fact-list';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './certificate-strip.module.scss';

interface Props {
  readonly certificate: Course['certificate'];
  readonly words: {
    readonly kind: string;
    readonly ratingScale: string;
    readonly ratingBasis: string;
    readonly recognition: string;
    readonly notes: string;
  };
  /** The way to enrol without scripts. */
  readonly children: ReactNode;
}

const FULL_RATING = 5;

/** A square for each point; a part of a point fills its part of the square. */
function Rating({ value }: { readonly value: number }) {
  const points = Math.floor(value);
  const filled = 20 * points + Math.round(16 * (value - points));
  return (
    <svg
      className={styles.rating}
      width="108"
      viewBox="0 0 96 16"
      strokeWidth="16"
      strokeDasharray="16 4"
      role="meter"
      aria-label="Rating"
      aria-valuemax={FULL_RATING}
      aria-valuenow={value}
      aria-valuetext={`${value} out of ${FULL_RATING}`}
    >
      <path d="M0 8h96" stroke="var(--rule-on-sand)" />
      <path d={`M0 8h${filled}`} stroke="var(--accent)" />
    </svg>
  );
}

export function CertificateStrip({ certificate, words, children }: Props) {
  const { rating, level, duration, schedule, pace, note } = certificate;
  const [months, ...hours] = duration.split(/(?<=months) /);
  const pacing = [...hours, schedule, pace].filter(Boolean).join(', ').toLowerCase();
  return (
    <aside className={styles.strip} id="certificate" aria-labelledby="certificate-heading">
      <div className={cx('wrap', styles.facts)}>
        <div>
          <h2 id="certificate-heading">Professional Certificate</h2>
          <p>{words.kind}</p>
        </div>
        <FactList
          entries={[
            [
              words.ratingScale,
              <>
                <span>{rating}</span>
                <Rating value={rating} />
              </>,
            ],
            ['Level', level],
            [
              'Duration',
              <>
                {months} {pacing ? <small>{pacing}</small> : null}
              </>,
            ],
          ]}
        />
      </div>
      <div className="wrap">
        <Disclosure label={words.notes} className={styles.notes} from="desktop">
          <div>
            <p>
              {note} {words.recognition}
            </p>
            <p>{words.ratingBasis}</p>
          </div>
        </Disclosure>
        {children}
      </div>
    </aside>
  );
}
