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
                <meter min={0} max={FULL_RATING} value={rating} aria-label="Rating">
                  {rating} out of {FULL_RATING}
                </meter>
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
