import type { ReactNode } from 'react';
import styles from './warped.module.scss';

export function Warped({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
