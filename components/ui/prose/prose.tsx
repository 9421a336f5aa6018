import type { ReactNode } from 'react';
import styles from './prose.module.scss';

/** Running text from Markdown with 66 characters in a line; tables and drawings may be wider. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
