import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './apply-layout.module.scss';

interface Props {
  readonly facts: ReactNode;
  readonly details: ReactNode;
  readonly terms: ReactNode;
  readonly dock: ReactNode;
  readonly form: ReactNode;
  readonly formId: string;
}

export function ApplyLayout({ facts, details, terms, dock, form, formId }: Props) {
  return (
    <>
      <div className="onSand">
        <div className={cx('wrap', styles.facts)}>{facts}</div>
      </div>
      <div className={cx('wrap section split of7to5 across8 topped', styles.body)}>
        <div>{details}</div>
        <div>{terms}</div>
        {dock}
        <div id={formId} className={styles.form} data-print="hide">
          {form}
        </div>
      </div>
    </>
  );
}
