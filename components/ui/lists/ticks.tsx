import { leadIns } from '@/lib/lead-in';
import styles from './ticks.module.scss';

/** A list of short points; the marker is a crossing of two threads. */
export function Ticks({ items }: { readonly items: readonly string[] }) {
  const terms = leadIns(items);
  return (
    <ul className={styles.ticks}>
      {terms
        ? terms.map(({ term, rest }) => (
            <li key={`${term} ${rest}`}>
              <b>{term}</b> {rest}
            </li>
          ))
        : items.map((item) => <li key={item}>{item}</li>)}
    </ul>
  );
}
