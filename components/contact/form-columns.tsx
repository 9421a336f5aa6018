import type { ReactNode } from 'react';
import styles from './form-columns.module.scss';

interface Props {
  readonly form: ReactNode;
  /** What stands beside the form, and below it on small screens. */
  readonly children: ReactNode;
}

/** A form and what belongs beside it. */
export function FormColumns({ form, children }: Props) {
  return (
    <div className={`wrap ${styles.columns ?? ''}`}>
      <div>{form}</div>
      <div>{children}</div>
    </div>
  );
}
