import { Unbroken } from '../unbroken';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './disclosure.module.scss';

interface Props {
  /** Inside, because a browser opens an item for a link into it. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly about?: string | undefined;
  /** As a heading above content that is always open; else only the control shows the label. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly open?: boolean | undefined;
  /** At most one of a name is open. */
  readonly name?: string | undefined;
  /** From this width on, and in print, the content is open without a control. */
  readonly from: 'never' | 'tablet' | 'desktop';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Disclosure({
  id,
  label,
  about,
  level,
  open,
  name,
  from,
  className,
  children,
}: Props) {
  const Label = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details className={cx(styles.disclosure, styles[from], className)} open={open} name={name}>
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
