import { readDrawing } from '@/lib/build/art';
import styles from './glyph.module.scss';

interface InlineProps {
  readonly drawing: string;
  readonly className: string;
}

/** A drawing inlined, so that it follows the theme; its words stand beside it. */
function Inline({ drawing, className }: InlineProps) {
  const { viewBox, inner } = readDrawing(drawing);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

/** A small sign beside its words. */
export function Glyph({ name }: { readonly name: string }) {
  return <Inline drawing={`glyph-${name}`} className={styles.glyph ?? ''} />;
}

/** A section number drawn of three threads; the text reads it as a plain number. */
export function Numeral({ value }: { readonly value: number }) {
  return (
    <>
      <Inline drawing={`numeral-${value}`} className={styles.numeral ?? ''} />
      <span className="visuallyHidden">{value} </span>
    </>
  );
}
