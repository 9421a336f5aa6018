import { hasDrawing } from '@/lib/build/art';
import { Art } from '../art';
import styles from './figure.module.scss';

interface Props {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

export function Figure({ name, alt, caption }: Props) {
  const small = `${name}-small`;
  return (
    <figure className={styles.figure} data-later>
      <Art name={name} alt={alt} small={hasDrawing(small) ? small : undefined} />
      <figcaption className="remark">{caption}</figcaption>
    </figure>
  );
}
