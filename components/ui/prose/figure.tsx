import { hasDrawing } from '@/lib/build/art';
import { Art } from '../art';

interface Props {
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
}

export function Figure({ name, alt, caption }: Props) {
  const small = `${name}-small`;
  return (
    <figure data-later>
      <Art name={name} alt={alt} small={hasDrawing(small) ? small : undefined} />
      <figcaption className="remark">{caption}</figcaption>
    </figure>
  );
}
