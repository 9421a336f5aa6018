import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './form-columns.module.scss';

interface Props {
  readonly form: ReactNode;
  readonly children: ReactNode;
}

export function FormColumns({ form, children }: Props) {
  return (
    <div className={cx('wrap split', styles.columns, styles.form)}>
      <div>{form}</div>
      <div>{children}</div>
    </div>
  );
}

/** Two parts on sand, in the columns of the form above. */
export function HelpColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className={cx('section onSand', styles.help)}>
      <div className={cx('wrap split', styles.columns)}>{children}</div>
    </div>
  );
}
