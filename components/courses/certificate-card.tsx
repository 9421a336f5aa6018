import type { ReactNode } from 'react';
import type { Course } from '@/content';
import { FactList } from '../shared/fact-list';
import styles from './certificate-card.module.scss';

interface Props {
  readonly certificate: Course['certificate'];
  /** The source of the rating and its maximum. */
  readonly ratingScale: string;
  /** The basis of the rating. */
  readonly ratingBasis: string;
  /** What the certificate is not. */
  readonly recognition: string;
  /** The button that opens the enrolment dialog, or its replacement. */
  readonly children: ReactNode;
}

const FULL_RATING = 5;

/** The Professional Certificate card: rating, level, duration */
export function CertificateCard(props: Props) {
  const { certificate, ratingScale, ratingBasis, recognition, children } = props;
  const { rating, level, duration, schedule, pace, note } = certificate;
  return (
    <aside className={styles.card} id="certificate" aria-labelledby="certificate-heading">
      <h2 id="certificate-heading">Professional Certificate</h2>
      <div className={styles.rating}>
        <b>{rating}</b>
        <div>
          <div className={styles.scale}>
            <meter min={0} max={FULL_RATING} value={rating} aria-label="Rating">
              {rating} out of {FULL_RATING}
            </meter>
          </div>
          <span>{ratingScale}</span>
        </div>
      </div>
      <p className={styles.basis}>{ratingBasis}</p>
      <FactList
        entries={[
          ['Level', level],
          ['Duration', duration],
          ['Schedule', schedule],
          ['Pace', pace],
        ]}
      />
      <p className={styles.note}>
        {note} {recognition}
      </p>
      {children}
    </aside>
  );
}
