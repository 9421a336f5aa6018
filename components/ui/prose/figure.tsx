import { hasDrawing } from '@/lib/build/art';
import { Art } from '../art';
import styles from './figure.module.scss';

interface Props {
  /** Name of a drawing in public/art. */
  readonly name: string;
  /** What it shows. */
  readonly alt: string;
  /** What readers should notice. */
  readonly caption: string;
}

/** A drawing with its caption; small screens get the small version, if there is one. */
export function Figure({ name, alt, caption }: Props) {
  const small = `${name}-small`;
  return (
    <figure className={styles.figure} data-later>
      <Art name={name} alt={alt} small={hasDrawing(small) ? small : undefined} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
