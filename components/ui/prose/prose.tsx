import type { ReactNode } from 'react';
import styles from './prose.module.scss';

export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
