import { cx } from '@/lib/cx';
import { Breakable } from '../breakable';
import styles from './contents-list.module.scss';

/** An entry of the contents list: a section, and its items if the page has few. */
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
   * `row`: one row above the text that stays in sight. `listed`: always open. `folded`: closed below its
   * label until it fits beside the text.
   */
  readonly variant: 'row' | 'listed' | 'folded';
}

function Entries({ entries, variant }: Omit<Props, 'label'>) {
  return (
    <ol>
      {entries.map(({ id, label, number, items }) => (
        <li key={id}>
          <a href={`#${id}`} className={number === undefined ? undefined : styles.numbered}>
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

/** The contents list of a long page; beside or above the text it is sticky. */
export function ContentsList({ label, entries, variant }: Props) {
  return (
    <nav
      className={cx(variant !== 'row' && styles.contents, styles[variant])}
      aria-label={label}
      data-print="hide"
      data-contents={variant}
    >
      {variant === 'folded' ? (
        <details>
          <summary>{label}</summary>
          <Entries entries={entries} variant={variant} />
        </details>
      ) : (
        <Entries entries={entries} variant={variant} />
      )}
    </nav>
  );
}
