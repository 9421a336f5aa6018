import { readDrawing } from '@/lib/build/art';
import { Art } from '../ui/art';
import styles from './industry-tile.module.scss';

/**
 * The tile of an industry, inside the link to its page. On hover and focus of the link, one part of
 * the drawing moves, such as a wheel or a hook.
 */
export function IndustryTile({ slug }: { readonly slug: string }) {
  const { viewBox, inner, motion } = readDrawing(`industry-${slug}-parts`);
  return (
    <span className={styles.tile}>
      <Art name={`industry-${slug}-still`} alt="" />
      <svg
        viewBox={viewBox}
        className={motion === undefined ? undefined : styles[motion]}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: inner }}
      />
    </span>
  );
}
