import type { BlockOf } from '@/content';
import { FeatureList } from '../ui/lists/feature-list';
import { BlockTitle } from './block-title';

/** Titled entries. Their headings are one level deeper if the block has a title. */
export function EntriesBlock({ block }: { readonly block: BlockOf<'entries'> }) {
  const { title, variant, items } = block;
  return (
    <>
      <BlockTitle title={title} />
      <FeatureList items={items} variant={variant} level={title === undefined ? 3 : 4} />
    </>
  );
}
