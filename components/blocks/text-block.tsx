import { Unbroken } from '../ui/unbroken';
import type { BlockOf } from '@/content';
import styles from './text-block.module.scss';

export function TextBlock({ block }: { readonly block: BlockOf<'text'> }) {
  return (
    <div className={styles.text}>
      {block.paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </div>
  );
}
