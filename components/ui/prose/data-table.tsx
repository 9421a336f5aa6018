import {
  Children,
  type ComponentProps,
  type ReactNode,
  cloneElement,
  isValidElement,
  useId,
} from 'react';
import styles from './data-table.module.scss';

interface TableProps extends ComponentProps<'table'> {
  /** The id of its caption; `DataTable` gives it. */
  readonly labelledBy?: string;
}

/**
 * A table of Markdown. It scrolls inside its own box, which the keyboard can reach and which has the
 * caption as its name. Throws, and so fails the build, where it stands in no `DataTable`.
 */
export function Table({ labelledBy, ...rest }: TableProps) {
  if (labelledBy === undefined) {
    throw new Error(
      'A table of Markdown has no caption; write <DataTable caption="What it shows"> before and </DataTable> after it',
    );
  }
  return (
    <div className={styles.box} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table {...rest} />
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
  const id = useId();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption} id={id}>
        {caption}
      </figcaption>
      {Children.map(children, (child) =>
        isValidElement<TableProps>(child) && child.type === Table
          ? cloneElement(child, { labelledBy: id })
          : child,
      )}
    </figure>
  );
}
