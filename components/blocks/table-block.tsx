import type { BlockOf } from '@/content';
import styles from './table-block.module.scss';

interface Props {
  readonly block: BlockOf<'table'>;
  /** Unique on the page. */
  readonly id: string;
}

/** A table to work with. On narrow screens it scrolls in a box of its own; the row heads stay. */
export function TableBlock({ block, id }: Props) {
  const { caption, columns, rows } = block;
  return (
    <div className={styles.box} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={columns.length > 3 ? styles.wide : styles.narrow}>
        <caption id={id}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
