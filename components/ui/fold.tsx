import type { ReactNode } from 'react';
import styles from './fold.module.scss';

interface Props {
  /** What the button of the fold is called. */
  readonly label: string;
  /** What is folded, for those who hear several such labels one after another. */
  readonly about?: string | undefined;
  /** Lays out the button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Details that are folded on a phone. With room, and on paper, they are open and have no button. */
export function Fold({ label, about, className, children }: Props) {
  return (
    <details className={`${styles.fold ?? ''} ${className ?? ''}`}>
      <summary>
        <span>
          {label}
          {about ? <span className="visuallyHidden"> {about}</span> : null}
        </span>
      </summary>
      {children}
    </details>
  );
}
