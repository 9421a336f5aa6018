import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './prose.module.scss';

interface Props {
  readonly children: ReactNode;
}

export function Prose({ children }: Props) {
  return <div className={cx('filled', styles.prose)}>{children}</div>;
}
