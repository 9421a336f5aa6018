import { hasDrawing, readDrawing } from '@/lib/build/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import styles from './industry-tile.module.scss';

interface PartsProps {
  readonly drawing: string;
  readonly theme?: string | undefined;
}

function Parts({ drawing, theme }: PartsProps) {
  const { viewBox, inner, motion } = readDrawing(drawing);
  return (
    <svg
      viewBox={viewBox}
      className={cx(motion && styles[motion], theme)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

/** On hover and focus of its link one part of the drawing moves. */
export function IndustryTile({ slug }: { readonly slug: string }) {
  const parts = `industry-${slug}-parts`;
  const dark = `${parts}-dark`;
  return (
    <span className={styles.tile}>
      <Art name={`industry-${slug}-still`} alt="" />
      {hasDrawing(dark) ? (
        <>
          <Parts drawing={parts} theme={styles.light} />
          <Parts drawing={dark} theme={styles.dark} />
        </>
      ) : (
        <Parts drawing={parts} />
      )}
    </span>
  );
}
