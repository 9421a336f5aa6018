import { readDrawing } from '@/lib/build/art';
import styles from './numeral.module.scss';

/** A section number drawn of three threads; the text reads it as a plain number. */
export function Numeral({ value }: { readonly value: number }) {
  const { viewBox, inner } = readDrawing(`numeral-${value}`);
  return (
    <>
      <svg
        className={styles.numeral}
        viewBox={viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: inner }}
      />
      <span className="visuallyHidden">{value} </span>
    </>
  );
}
