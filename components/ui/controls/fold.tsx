import { Unbroken } from '../unbroken';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './fold.module.scss';

interface Props {
  /** Inside, because a browser opens an item for a link into it. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly about?: string | undefined;
  /** As a heading above content that is always open; else only the control shows the label. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly open?: boolean | undefined;
  /** At most one fold of a name is open. */
  readonly name?: string | undefined;
  /** A short one is open from 768 px on, not from 1024 px on. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** On wide screens and in print the content is open, without a control. */
export function Fold({ id, label, about, level, open, name, isShort, className, children }: Props) {
  const Label = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details
      className={cx(styles.fold, isShort ? styles.short : styles.long, className)}
      open={open}
      name={name}
    >
      <summary>
        <Label>
          <Unbroken>{label}</Unbroken>
          {about ? <span className="visuallyHidden"> {about}</span> : null}
        </Label>
      </summary>
      {id === undefined ? null : <span id={id} className="anchor" />}
      {children}
    </details>
  );
}
