import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './apply-layout.module.scss';

interface Props {
  readonly facts: ReactNode;
  readonly details: ReactNode;
  readonly dock: ReactNode;
  readonly form: ReactNode;
  readonly formId: string;
}

export function ApplyLayout({ facts, details, dock, form, formId }: Props) {
  return (
    <div className={cx('wrap section', styles.columns)}>
      {facts}
      {details}
      {dock}
      <div id={formId} className={styles.form} data-print="hide">
        {form}
      </div>
    </div>
  );
}
