import type { ReactNode } from 'react';
import styles from './fold.module.scss';

interface Props {
  /** The words that open it on a phone. */
  readonly label: string;
  /** What is folded, for those who hear the labels one after another. */
  readonly about: string;
  readonly children: ReactNode;
}

/**
 * Text that is folded on a phone and lies open on wide screens. Without scripts, and found by in-page
 * search. A browser that cannot show a closed panel keeps the label on wide screens too.
 */
export function Fold({ label, about, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        {label}
        <span className="visuallyHidden"> {about}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
