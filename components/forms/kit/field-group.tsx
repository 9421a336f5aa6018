import type { ReactNode } from 'react';
import styles from './field-group.module.scss';

interface GroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Groups of fields, side by side where there is room. */
export function FieldGroups({ children }: { readonly children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}

/** Fields that belong together, below each other. */
export function FieldGroup({ legend, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FoldedProps {
  readonly summary: string;
  /** The fields in it, for those who wonder whether to open it. */
  readonly names: string;
  readonly children: ReactNode;
}

/**
 * Optional fields in a closed group. The kit opens it for a field that has an error, a restored draft
 * or a value from the address (`reveal`).
 */
export function FoldedFields({ summary, names, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        {summary} <span>{names}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
