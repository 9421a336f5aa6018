import type { BlockOf } from '@/content';
import { checkedNote } from '@/lib/checked-note';
import { cx } from '@/lib/cx';
import { Ticks } from '../ui/lists/ticks';
import styles from './list-block.module.scss';

export function ListBlock({ block }: { readonly block: BlockOf<'list'> }) {
  const note = checkedNote(block);
  return (
    <div className={cx(block.title === undefined && styles.alone)}>
      {note === undefined ? null : <p className={cx('muted', styles.note)}>{note}</p>}
      <Ticks items={block.items} />
    </div>
  );
}
