import { readDrawing } from '@/lib/server/art';
import styles from './glyph.module.scss';

interface InlineProps {
  readonly drawing: string;
  readonly className: string | undefined;
}

/** So that it follows the theme; words are beside it. */
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

export function Glyph({ name }: { readonly name: string }) {
  return <Inline drawing={`glyph-${name}`} className={styles.glyph} />;
}

/** Drawn of three threads; assistive technology reads a plain number. */
export function Numeral({ value }: { readonly value: number }) {
  return (
    <>
      <Inline drawing={`numeral-${value}`} className={styles.numeral} />
      <span className="visuallyHidden">{value} </span>
    </>
  );
}
