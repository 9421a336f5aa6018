import type { ReactNode } from 'react';
import styles from './field-group.module.scss';

interface GroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Groups of fields, side by side where the width allows it. */
export function FieldGroups({ children }: { readonly children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}

/** A group of related fields, one below the other. */
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
  /** The names of its fields, as a preview of the content. */
  readonly names: string;
  readonly children: ReactNode;
}

/**
 * Optional fields in a collapsed group. The kit opens it for a field that has an error, a restored
 * draft or a value from the address (`reveal`).
 */
export function FoldedFields({ summary, names, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        <span>
          {summary} <span>{names}</span>
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
