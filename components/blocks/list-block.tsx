import type { BlockOf } from '@/content';
import { cx } from '@/lib/cx';
import { Ticks } from '../ui/lists/ticks';
import styles from './list-block.module.scss';

export function ListBlock({ block }: { readonly block: BlockOf<'list'> }) {
  return (
    <div className={cx(block.title === undefined && styles.alone)}>
      <Ticks items={block.items} />
    </div>
  );
}
