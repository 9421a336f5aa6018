import { leadIns } from '@/lib/lead-in';
import { Unbroken } from '../unbroken';
import styles from './ticks.module.scss';

export function Ticks({ items }: { readonly items: readonly string[] }) {
  const terms = leadIns(items);
  return (
    <ul className={styles.ticks}>
      {terms
        ? terms.map(({ term, rest }) => (
            <li key={`${term} ${rest}`}>
              <b>{term}</b> <Unbroken>{rest}</Unbroken>
            </li>
          ))
        : items.map((item) => (
            <li key={item}>
              <Unbroken>{item}</Unbroken>
            </li>
          ))}
    </ul>
  );
}
