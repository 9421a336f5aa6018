import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './fold.module.scss';

interface Props {
  /** The label of the button. */
  readonly label: ReactNode;
  /** The folded content, for assistive technology where several labels are equal. */
  readonly about?: string | undefined;
  /** A class for the layout of the button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Details that are collapsed on a phone. On wide screens and in print they are open and have no
 * button.
 */
export function Fold({ label, about, className, children }: Props) {
  return (
    <details className={cx(styles.fold, className)}>
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
