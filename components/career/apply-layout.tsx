import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './apply-layout.module.scss';

interface Props {
  readonly details: ReactNode;
  readonly terms: ReactNode;
  readonly dock: ReactNode;
  readonly form: ReactNode;
  readonly formId: string;
}

export function ApplyLayout({ details, terms, dock, form, formId }: Props) {
  return (
    <div className={cx('wrap section', styles.columns)}>
      {details}
      {terms}
      {dock}
      <div id={formId} className={styles.form}>
        {form}
      </div>
    </div>
  );
}
