import { readDrawing } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import styles from './industry-tile.module.scss';

/** On hover and focus of its link one part of the drawing moves. */
export function IndustryTile({ slug }: { readonly slug: string }) {
  const { viewBox, inner, innerInDark, motion } = readDrawing(`industry-${slug}-parts`);
  const parts = (markup: string, theme?: string) => (
    <svg
      viewBox={viewBox}
      className={cx(motion && styles[motion], theme)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
  return (
    <span className={styles.tile}>
      <Art name={`industry-${slug}-still`} alt="" />
      {parts(inner, innerInDark && styles.light)}
      {innerInDark ? parts(innerInDark, styles.dark) : null}
    </span>
  );
}
