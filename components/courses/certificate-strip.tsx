import { cx } from '@/lib/cx';
import type { ReactNode } from 'react';
import type { Course } from '@/content';
import { FactList } from '../shared/fact-list';
import { Fold } from '../ui/controls/fold';
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
  const squares = Array.from({ length: FULL_RATING }, (_, index) => index);
  return (
    <svg
      className={styles.rating}
      width="108"
      viewBox="0 0 96 16"
      role="meter"
      aria-label="Rating"
      aria-valuemax={FULL_RATING}
      aria-valuenow={value}
      aria-valuetext={`${value} out of ${FULL_RATING}`}
    >
      <path
        d={squares.map((point) => `M${20 * point} 0h16v16h-16z`).join('')}
        fill="var(--rule-on-sand)"
      />
      <path
        d={squares
          .map((point) => `M${20 * point} 0h${16 * clamp(value - point)}v16H${20 * point}z`)
          .join('')}
        fill="var(--marigold)"
      />
    </svg>
  );
}

const clamp = (part: number): number => Math.round(100 * Math.min(1, Math.max(0, part))) / 100;

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
        <Fold label={words.notes} className={styles.notes}>
          <div>
            <p>
              {note} {words.recognition}
            </p>
            <p>{words.ratingBasis}</p>
          </div>
        </Fold>
        {children}
      </div>
    </aside>
  );
}
