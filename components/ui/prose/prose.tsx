import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './prose.module.scss';

export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={cx('filled', styles.prose)}>{children}</div>;
}
