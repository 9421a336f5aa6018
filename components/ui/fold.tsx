import type { ReactNode } from 'react';
import styles from './fold.module.scss';

interface Props {
  /** What the button of the fold is called. */
  readonly label: string;
  /** Lays out the button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Details that are folded on a phone. With room, and on paper, they are open and have no button. */
export function Fold({ label, className, children }: Props) {
  return (
    <details className={`${styles.fold ?? ''} ${className ?? ''}`}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
