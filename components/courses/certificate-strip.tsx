import { Fragment, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import type { Course, EdTech } from '@/content';
import { FactList } from '../shared/fact-list';
import styles from './certificate-strip.module.scss';

interface Props {
  readonly certificate: Course['certificate'];
  readonly words: EdTech['certificate'];
  /** The way to enrol without scripts. */
  readonly children: ReactNode;
}

export function CertificateStrip({ certificate, words, children }: Props) {
  const { rating, level, duration, schedule, pace, note } = certificate;
  const [months, ...hours] = duration.split(/(?<=months) /);
  const pacing = [...hours, schedule, pace].filter(Boolean).join(', ').toLowerCase();
  return (
    <aside className={styles.strip} id="certificate" aria-labelledby="certificate-heading">
      <div className={cx('wrap', styles.facts)}>
        <div>
          <h2 id="certificate-heading" className="tSub">
            Professional Certificate
          </h2>
          <p className="tCompact">
            {words.recognition} {note} {pace ? words.pace : null}
          </p>
        </div>
        <FactList
          entries={[
            [
              'Rating',
              <span key="rating" className="tBody">
                {words.rating(rating)}
              </span>,
            ],
            ['Level', level],
            [
              'Duration',
              <Fragment key="duration">
                {months} {pacing ? <small className="tCompact">{pacing}</small> : null}
              </Fragment>,
            ],
          ]}
        />
      </div>
      <div className="wrap">{children}</div>
    </aside>
  );
}
