import { cx } from '@/lib/cx';
import { Disclosure } from '../ui/controls/disclosure';
import { Glyph } from '../ui/glyph';
import { Unbroken } from '../ui/unbroken';
import styles from './closed-rows.module.scss';

interface Props {
  /** At most one of a name is open. */
  readonly name: string;
  readonly items: readonly {
    readonly id?: string;
    readonly icon?: string;
    readonly title: string;
    readonly text: string;
  }[];
  /** A list of steps. Its first one is open. */
  readonly isNumbered?: boolean;
}

export function ClosedRows({ name, items, isNumbered = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={cx(styles.rows, isNumbered && styles.numbered)}>
      {items.map(({ id, icon, title, text }, index) => (
        <li key={title}>
          {icon ? <Glyph name={icon} /> : null}
          <Disclosure
            id={id}
            name={name}
            label={title}
            level={3}
            open={isNumbered && index === 0}
            from="never"
          >
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </Disclosure>
        </li>
      ))}
    </List>
  );
}
