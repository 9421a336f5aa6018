import type { ReactNode } from 'react';
import { Breakable } from '../breakable';
import styles from './contents-list.module.scss';

export interface ContentsEntry {
  readonly id: string;
  readonly label: string;
  readonly number?: number | undefined;
  readonly items?: readonly { readonly id: string; readonly label: string }[];
}

interface Props {
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
  /**
   * `row`: in sight above the text. `listed`: the same below desktops, then beside it. `folded`: closed until it fits beside
   * the text.
   */
  readonly variant: 'row' | 'listed' | 'folded';
  /** A link at the end of the row. */
  readonly end?: ReactNode;
}

function Entries({ entries, variant }: Omit<Props, 'label' | 'end'>) {
  return (
    <ol>
      {entries.map(({ id, label, number, items }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {number === undefined ? null : <span className={styles.number}>{number} </span>}
            <span>{variant === 'row' ? label : <Breakable text={label} />}</span>
          </a>
          {items && items.length > 0 ? (
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <a href={`#${item.id}`}>{item.label}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

export function ContentsList({ label, entries, variant, end }: Props) {
  return (
    <nav className={styles[variant]} aria-label={label} data-print="hide" data-contents={variant}>
      {variant === 'folded' ? (
        <details>
          <summary>{label}</summary>
          <Entries entries={entries} variant={variant} />
        </details>
      ) : (
        <Entries entries={entries} variant={variant} />
      )}
      {end}
    </nav>
  );
}
