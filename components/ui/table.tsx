import { type ReactNode, isValidElement, useId } from 'react';
import { cx } from '@/lib/cx';
import styles from './table.module.scss';
import { Unbroken } from './unbroken';

export type Alignment = 'start' | 'center' | 'end';

interface Props {
  readonly caption: string;
  /** Below the caption. */
  readonly note?: ReactNode;
  /** What the table stands in has the words of its caption as a title. */
  readonly isTitled?: boolean | undefined;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly align?: readonly Alignment[];
}

/** '10 January'. */
const LONGEST_FIGURE = 12;

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Or is empty, so that a figure can be written in. */
function isFigure(cell: ReactNode): boolean {
  if (isValidElement(cell) && typeof cell.type === 'function') return false;
  const text = textOf(cell).trim();
  return text === '' || (/\d/.test(text) && text.length <= LONGEST_FIGURE);
}

function variantOf(rows: Props['rows']): 'figures' | 'words' {
  return rows.every(([, ...cells]) => cells.every(isFigure)) ? 'figures' : 'words';
}

/**
 * Below 768 px a grid of figures scrolls in a named region, a table of words becomes a stack of
 * rows. The roles are explicit, because browsers drop them from a table with grid layout.
 */
export function Table({ caption, note, isTitled, columns, rows, align = [] }: Props) {
  const id = useId();
  const variant = variantOf(rows);
  const isNumbered = variant === 'words' && rows.every(([head]) => isFigure(head));
  const alignmentOf = (index: number) => styles[align[index] ?? 'start'];
  const region =
    variant === 'figures' ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {};
  return (
    <div className={styles.box} {...region}>
      <table
        className={cx(styles[variant], isNumbered && styles.numbered)}
        role="table"
        aria-labelledby={id}
      >
        <caption>
          <span id={id} className={isTitled ? 'visuallyHidden' : undefined}>
            <Unbroken>{caption}</Unbroken>
          </span>
          {note === undefined ? null : <small className="muted">{note}</small>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((label, index) => (
              <th key={index} role="columnheader" scope="col" className={alignmentOf(index)}>
                <Unbroken>{label}</Unbroken>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head, ...cells], row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                <Unbroken>{head}</Unbroken>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  role="cell"
                  className={alignmentOf(index + 1)}
                  data-label={textOf(columns[index + 1])}
                >
                  <div>
                    <Unbroken>{cell}</Unbroken>
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
