import type { BlockOf } from '@/content';
import { Art } from '../ui/art';
import styles from './picture-block.module.scss';

export function PictureBlock({ block }: { readonly block: BlockOf<'picture'> }) {
  const { picture } = block;
  return (
    <figure className={styles.figure}>
      <Art {...picture} small={`${picture.name}-small`} />
    </figure>
  );
}
