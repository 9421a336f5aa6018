import { cx } from '@/lib/cx';
import { Fold } from '../controls/fold';
import { Glyph } from '../glyph';
import styles from './feature-list.module.scss';

/** A title with a short text and an optional glyph. */
export interface Feature {
  /** The anchor of the entry, if other pages link to it. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** The name of a glyph. */
  readonly icon?: string | undefined;
}

export type FeatureVariant = 'columns' | 'first' | 'pairs' | 'rows';

interface Props {
  readonly items: readonly Feature[];
  /**
   * `columns`: three or four side by side, separated by rules. `first`: the first one large, the
   * others stacked beside it. `pairs`: two in a row, each below a rule. `rows`: one in a row, the
   * text beside the title.
   */
  readonly variant: FeatureVariant;
  /** The heading level of the titles. */
  readonly level?: 3 | 4;
  /** Whether a phone and a tablet fold the texts below their titles; the first one is open. */
  readonly folds?: boolean;
}

/** A list of glyph, title and text. The number of columns depends on the width of its container. */
export function FeatureList({ items, variant, level = 3, folds }: Props) {
  const Title = `h${level}` as const;
  const count = items.length % 3 === 0 ? styles.threes : styles.fours;
  return (
    <div className={styles.features}>
      <ul className={cx(styles[variant], variant === 'columns' && count)}>
        {items.map(({ id, icon, title, text }, index) =>
          folds ? (
            <li key={title} id={id}>
              <Fold label={title} level={level} open={index === 0}>
                <p>{text}</p>
              </Fold>
            </li>
          ) : (
            <li key={title} id={id}>
              {icon ? <Glyph name={icon} /> : null}
              <Title className={styles.title}>{title}</Title>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
