import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './prose.module.scss';

interface Props {
  /** Headings stand beside their text, from desktops on, in the three columns of the box around it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export function Prose({ beside = false, children }: Props) {
  return <div className={cx('filled', styles.prose, beside && styles.headed)}>{children}</div>;
}
