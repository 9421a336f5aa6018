import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './apply-layout.module.scss';

interface Props {
  readonly details: ReactNode;
  readonly form: ReactNode;
  /** The form's anchor. */
  readonly formId: string;
}

/** The job and the form side by side. */
export function ApplyLayout({ details, form, formId }: Props) {
  return (
    <div className={cx('wrap section', styles.columns)}>
      {details}
      <div id={formId} className={styles.form}>
        {form}
      </div>
    </div>
  );
}
