import { hasDrawing, readDrawing } from '@/lib/server/art';
import { Art } from '../art';
import styles from './prose.module.scss';

interface Props {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

/** Narrower drawings stand beside the paragraph before them. */
const BESIDE_TEXT = 360;

export function Figure({ name, alt, caption }: Props) {
  const small = `${name}-small`;
  const isBeside = readDrawing(name).width <= BESIDE_TEXT;
  return (
    <figure className={isBeside ? styles.beside : undefined}>
      <Art name={name} alt={alt} small={hasDrawing(small) ? small : undefined} />
      <figcaption className="remark">{caption}</figcaption>
    </figure>
  );
}
