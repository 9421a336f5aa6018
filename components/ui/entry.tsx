import { readDrawing } from '@/lib/build/art';
import { cx } from '@/lib/cx';
import styles from './entry.module.scss';

interface Props {
  /** Name of the banner's picture. */
  readonly into: string;
}

/**
 * The threads that enter the picture of a banner: from the viewport's edge, below the words, then
 * up beside the picture. Place it before the picture, in a box for the two that is a size
 * container.
 */
export function Entry({ into }: Props) {
  const { entry, viewBox } = readDrawing(into);
  if (entry === undefined) return null;
  return (
    <svg
      className={cx(styles.entry, styles[entry])}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: readDrawing(`entry-${entry}`).inner }}
    />
  );
}
