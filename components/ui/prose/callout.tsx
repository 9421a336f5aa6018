import type { ReactNode } from 'react';
import styles from './callout.module.scss';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function Callout({ title, children }: Props) {
  return (
    <div className={styles.callout} role="note" aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
