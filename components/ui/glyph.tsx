import { readDrawing } from '@/lib/build/art';
import styles from './glyph.module.scss';

interface InlineProps {
  readonly drawing: string;
  readonly className: string | undefined;
}

/**
 * A drawing inlined so that it follows the theme; hidden from assistive technology, because words
 * are beside it.
 */
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

/** A glyph beside its words. */
export function Glyph({ name }: { readonly name: string }) {
  return <Inline drawing={`glyph-${name}`} className={styles.glyph} />;
}

/** The number of a section, drawn of three threads; assistive technology reads a plain number. */
export function Numeral({ value }: { readonly value: number }) {
  return (
    <>
      <Inline drawing={`numeral-${value}`} className={styles.numeral} />
      <span className="visuallyHidden">{value} </span>
    </>
  );
}
