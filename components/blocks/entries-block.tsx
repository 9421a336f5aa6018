import type { BlockOf } from '@/content';
import { FeatureList } from '../ui/lists/feature-list';

/** With a title, headings are one level deeper. */
export function EntriesBlock({
  block: { title, variant, items },
}: {
  readonly block: BlockOf<'entries'>;
}) {
  return <FeatureList items={items} variant={variant} level={title === undefined ? 3 : 4} />;
}
