import type { ReactNode } from 'react';
import styles from './fold.module.scss';

interface Props {
  /** The title or caption of the content. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Content with a title or caption that a phone shows below its label, when that is pressed. Wider
 * screens and paper show it as it is, without the label, in browsers that can show a closed panel.
 */
export function Fold({ label, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
