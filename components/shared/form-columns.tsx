import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './form-columns.module.scss';

interface Props {
  readonly form: ReactNode;
  readonly children: ReactNode;
}

export function FormColumns({ form, children }: Props) {
  return (
    <div className={cx('wrap', styles.columns)}>
      <div>{form}</div>
      <div>{children}</div>
    </div>
  );
}
