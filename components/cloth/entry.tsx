import { cx } from '@/lib/cx';
import { readDrawing } from '@/lib/server/art';
import styles from './entry.module.scss';

/**
 * `turn`: a straight weft that becomes the warp of the page. `bend`: from the viewport's edge,
 * below the words, then up beside the picture.
 */
export type Composition = 'turn' | 'bend';

interface Props {
  readonly composition?: Composition | undefined;
  readonly into: string;
}

/** The threads that enter a banner's picture. Stands before it, in a size container for the two. */
export function Entry({ composition = 'bend', into }: Props) {
  const { entry, viewBox } = readDrawing(into);
  if (entry === undefined) return null;
  return composition === 'turn' ? (
    <span className={styles.turn} aria-hidden="true" data-print="hide" />
  ) : (
    <svg
      className={cx(styles.entry, styles[entry])}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      data-print="hide"
      dangerouslySetInnerHTML={{ __html: readDrawing(`entry-${entry}`).inner }}
    />
  );
}
