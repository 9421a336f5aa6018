import type { ReactNode } from 'react';
import styles from './warp.module.scss';

export function Warp({ children }: { readonly children: ReactNode }) {
  return <div className={styles.warp}>{children}</div>;
}
