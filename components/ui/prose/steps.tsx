import type { ReactNode } from 'react';
import styles from './steps.module.scss';

/** A numbered list of Markdown for steps in order; a thread connects its numbers. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
