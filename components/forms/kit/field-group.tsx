import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './field-group.module.scss';

interface GroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

export function FieldGroup({ legend, children }: GroupProps) {
  return (
    <fieldset className={cx('stack gap2', styles.group)}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FoldedProps {
  readonly summary: string;
  readonly names: string;
  readonly children: ReactNode;
}

/** An error, a restored draft or a value from the address opens it (`reveal`). */
export function FoldedFields({ summary, names, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        <span>
          {summary} <span className="remark">{names}</span>
        </span>
      </summary>
      <div className="grid min15 gap3">{children}</div>
    </details>
  );
}
