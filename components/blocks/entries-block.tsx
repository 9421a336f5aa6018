import type { BlockOf } from '@/content';
import { FeatureList } from '../ui/lists/feature-list';

/** From this number on, pairs are folded on a phone. */
const MANY_PAIRS = 4;

/**
 * Entries of title and text. If the block has a title, their headings are one level deeper, and a phone
 * folds the block as a whole.
 */
export function EntriesBlock({
  block: { title, variant, items },
}: {
  readonly block: BlockOf<'entries'>;
}) {
  return (
    <FeatureList
      items={items}
      variant={variant}
      level={title === undefined ? 3 : 4}
      folds={title === undefined && variant === 'pairs' && items.length >= MANY_PAIRS}
    />
  );
}
