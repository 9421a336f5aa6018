import type { BlockOf } from '@/content';
import { Ticks } from '../ui/lists/ticks';
import { BlockTitle } from './block-title';
import styles from './list-block.module.scss';

/** Short points: beside the title, or in two columns without a title. */
export function ListBlock({ block }: { readonly block: BlockOf<'list'> }) {
  return (
    <div className={block.title === undefined ? styles.alone : styles.titled}>
      <BlockTitle title={block.title} />
      <Ticks items={block.items} />
    </div>
  );
}
