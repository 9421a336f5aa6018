import type { ReactNode } from 'react';
import styles from './apply-layout.module.scss';

interface Props {
  /** The job; an unknown title has none, and then the form stands alone. */
  readonly details?: ReactNode;
  readonly form: ReactNode;
  readonly note: string;
}

/** The post and the form side by side. */
export function ApplyLayout({ details, form, note }: Props) {
  return (
    <div className={`wrap section ${details ? (styles.columns ?? '') : (styles.single ?? '')}`}>
      {details}
      <div className={styles.form}>
        <p className={styles.note}>{note}</p>
        {form}
      </div>
    </div>
  );
}
