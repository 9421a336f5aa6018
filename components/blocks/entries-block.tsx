import type { BlockOf } from '@/content';
import { FeatureList } from '../ui/lists/feature-list';

/** From this number on, pairs are folded on a phone. */
const MANY_PAIRS = 4;

/** With a title, headings are one level deeper, and a phone folds the block. */
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
