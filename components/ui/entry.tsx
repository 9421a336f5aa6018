import { cx } from '@/lib/cx';
import { readDrawing } from '@/lib/build/art';
import styles from './entry.module.scss';

/**
 * How the threads of a banner reach its picture. `turn`: a straight weft, which turns down at the column
 * and is the warp of the page. `bend`: from the viewport's edge, below the words, then up beside the
 * picture.
 */
export type Composition = 'turn' | 'bend';

interface Props {
  readonly composition?: Composition | undefined;
  /** Name of the banner's picture. */
  readonly into: string;
}

/**
 * The threads that enter the picture of a banner. Place it before the picture, in a box for the two that
 * is a size container.
 */
export function Entry({ composition = 'bend', into }: Props) {
  const { entry, viewBox } = readDrawing(into);
  if (entry === undefined) return null;
  return composition === 'turn' ? (
    <span className={styles.turn} aria-hidden="true" />
  ) : (
    <svg
      className={cx(styles.entry, styles[entry])}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: readDrawing(`entry-${entry}`).inner }}
    />
  );
}
