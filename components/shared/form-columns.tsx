import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './form-columns.module.scss';

interface Props {
  readonly form: ReactNode;
  /** The content beside the form, and below it on small screens. */
  readonly children: ReactNode;
}

/** A form and the content that belongs to it. */
export function FormColumns({ form, children }: Props) {
  return (
    <div className={cx('wrap', styles.columns)}>
      <div>{form}</div>
      <div>{children}</div>
    </div>
  );
}
