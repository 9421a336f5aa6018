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
}

export function ClosedRows({ name, items }: Props) {
  return (
    <ul className={styles.rows}>
      {items.map(({ id, icon, title, text }) => (
        <li key={title}>
          {icon ? <Glyph name={icon} /> : null}
          <Disclosure id={id} name={name} label={title} level={3} from="never">
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
