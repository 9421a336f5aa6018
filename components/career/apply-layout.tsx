import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './apply-layout.module.scss';

interface Props {
  readonly details: ReactNode;
  /** Comes to rest before the form, which has no bar. */
  readonly dock: ReactNode;
  readonly form: ReactNode;
  /** The form's anchor. */
  readonly formId: string;
}

/** The job and the form side by side. */
export function ApplyLayout({ details, dock, form, formId }: Props) {
  return (
    <div className={cx('wrap section', styles.columns)}>
      {details}
      {dock}
      <div id={formId} className={styles.form}>
        {form}
      </div>
    </div>
  );
}
