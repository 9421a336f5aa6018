import type { ReactNode } from 'react';
import styles from './steps.module.scss';

/** Things done in order: a numbered list of Markdown whose numbers hang on one thread. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
