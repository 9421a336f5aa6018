import type { ReactNode } from 'react';
import styles from './steps.module.scss';

export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
