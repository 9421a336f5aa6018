import type { ReactNode } from 'react';
import styles from './warp.module.scss';

/** What stands below the banner of a long page: three threads run down beside its words. */
export function Warp({ children }: { readonly children: ReactNode }) {
  return <div className={styles.warp}>{children}</div>;
}
