import { Unbroken } from '../unbroken';
import { cx } from '@/lib/cx';
import { Glyph } from '../glyph';
import styles from './feature-list.module.scss';

interface Feature {
  readonly id?: string | undefined;
  readonly title: string;
  readonly text: string;
  readonly icon?: string | undefined;
}

export type FeatureVariant = 'columns' | 'pairs' | 'rows';

interface Props {
  readonly items: readonly Feature[];
  /**
   * `columns`: three or four side by side. `pairs`: two in a row. `rows`: text beside the title.
   */
  readonly variant: FeatureVariant;
  readonly level?: 3 | 4;
}

export function FeatureList({ items, variant, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const count = items.length % 3 === 0 ? styles.threes : styles.fours;
  return (
    <div className={styles.features}>
      <ul className={cx(styles[variant], variant === 'columns' && count)}>
        {items.map(({ id, icon, title, text }, index) => (
          <li key={index} id={id}>
            {icon ? <Glyph name={icon} /> : null}
            <Title className={styles.title}>
              <Unbroken>{title}</Unbroken>
            </Title>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
