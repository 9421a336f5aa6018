import { leadIns } from './lead-in';
import { Unbroken } from '../unbroken';
import styles from './ticks.module.scss';

export function Ticks({ items }: { readonly items: readonly string[] }) {
  const terms = leadIns(items);
  return (
    <ul className={styles.ticks}>
      {terms
        ? terms.map(({ term, rest }, index) => (
            <li key={index}>
              <b>{term}</b> <Unbroken>{rest}</Unbroken>
            </li>
          ))
        : items.map((item, index) => (
            <li key={index}>
              <Unbroken>{item}</Unbroken>
            </li>
          ))}
    </ul>
  );
}
