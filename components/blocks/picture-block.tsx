import type { BlockOf } from '@/content';
import { Art } from '../ui/art';
import styles from './picture-block.module.scss';

export function PictureBlock({ block }: { readonly block: BlockOf<'picture'> }) {
  const { picture, caption } = block;
  return (
    <figure className={styles.figure}>
      <Art {...picture} small={`${picture.name}-small`} />
      {caption === undefined ? null : <figcaption className="muted">{caption}</figcaption>}
    </figure>
  );
}
