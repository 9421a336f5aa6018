import { readDrawing } from '@/lib/build/art';
import styles from './entry.module.scss';

interface Props {
  /** Name of the picture of a banner. */
  readonly into: string;
}

/**
 * The threads of the page on their way into the picture of a banner: in at the window's edge, below
 * the words, up beside the picture. It stands before the picture, in a box of their own that is a
 * container of sizes.
 */
export function Entry({ into }: Props) {
  const { entry, viewBox } = readDrawing(into);
  if (entry === undefined) return null;
  return (
    <svg
      className={`${styles.entry ?? ''} ${styles[entry] ?? ''}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: readDrawing(`entry-${entry}`).inner }}
    />
  );
}
