import { readDrawing } from '@/lib/build/art';
import styles from './entry.module.scss';

interface Props {
  /** Name of the picture of a banner. */
  readonly into: string;
}

/**
 * The threads of the page on their way into the picture of a banner: in at the window's edge, below
 * the words, up beside the picture. For a box that is just the picture's, before the picture.
 */
export function Entry({ into }: Props) {
  const { entry, viewBox } = readDrawing(into);
  if (entry === undefined) return null;
  return (
    <svg
      className={styles.entry}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: readDrawing(`entry-${entry}`).inner }}
    />
  );
}
