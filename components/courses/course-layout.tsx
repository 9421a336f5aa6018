import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './course-layout.module.scss';

/** The details with the certificate card beside them; the card overlaps the banner. */
export function CourseLayout({
  card,
  children,
}: {
  readonly card: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('wrap', styles.layout)}>
      <div className={styles.card}>{card}</div>
      <div className={styles.details}>{children}</div>
    </div>
  );
}
