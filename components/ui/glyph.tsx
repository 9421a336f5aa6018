import { readDrawing } from '@/lib/build/art';
import styles from './glyph.module.scss';

/** A small sign, inlined so that it follows the theme. It is decoration: its words stand beside it. */
export function Glyph({
  name,
  className = '',
}: {
  readonly name: string;
  readonly className?: string | undefined;
}) {
  const { viewBox, inner } = readDrawing(`glyph-${name}`);
  return (
    <svg
      className={`${styles.glyph} ${className}`}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
