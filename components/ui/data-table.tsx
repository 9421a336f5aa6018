import type { ComponentProps, ReactNode } from 'react';
import styles from './data-table.module.scss';

/** A table of Markdown. It scrolls inside its own box, which the keyboard can reach. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className={styles.box} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Markdown aligns columns by an inline style, which the policy forbids; a class does the same. */
const alignment = (style: ComponentProps<'td'>['style']): string | undefined =>
  style?.textAlign === 'right'
    ? styles.end
    : style?.textAlign === 'center'
      ? styles.center
      : undefined;

export function HeadCell({ style, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" className={alignment(style)} {...rest} />;
}

export function Cell({ style, ...rest }: ComponentProps<'td'>) {
  return <td className={alignment(style)} {...rest} />;
}

interface Props {
  readonly caption: string;
  /** A table of Markdown. */
  readonly children: ReactNode;
}

/** A table with its caption. */
export function DataTable({ caption, children }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
