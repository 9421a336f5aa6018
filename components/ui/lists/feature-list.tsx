import { Glyph } from '../glyph';
import styles from './feature-list.module.scss';

/** A title with a line or two of text, and the sign that stands for it. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  /** The name of a glyph. */
  readonly icon?: string | undefined;
}

export type FeatureVariant = 'columns' | 'first' | 'cells' | 'pairs' | 'rows';

interface Props {
  readonly items: readonly Feature[];
  /**
   * `columns`: three or four side by side, between rules. `first`: the first in large, the others
   * stacked beside it. `cells`: three or four to a row, in ruled cells. `pairs`: two to a row, a rule
   * above each. `rows`: one to a row, the text beside the title.
   */
  readonly variant: FeatureVariant;
  /** The level of the titles in the page's outline. */
  readonly level?: 3 | 4;
}

/** A list of glyph, title and text. How many stand side by side depends on the room that it has. */
export function FeatureList({ items, variant, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const count = items.length % 3 === 0 ? styles.threes : styles.fours;
  return (
    <div className={styles.features}>
      <ul className={`${styles[variant] ?? ''} ${variant === 'columns' ? (count ?? '') : ''}`}>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            {icon ? <Glyph name={icon} /> : null}
            <Title className={styles.title}>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
