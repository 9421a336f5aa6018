import type { BlockOf } from '@/content';
import styles from './text-block.module.scss';

/** Running text; two paragraphs are side by side where the width allows it. */
export function TextBlock({ block }: { readonly block: BlockOf<'text'> }) {
  return (
    <div className={styles.text}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
