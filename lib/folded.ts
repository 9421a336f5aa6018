import type { Block } from '@/content';
import { itemAnchor } from './item-anchor';

type Foldable = Extract<Block, { folded?: true | undefined }>;

export type Folded = Foldable & { readonly folded: true };

export const isFolded = (block: Block | undefined): block is Folded =>
  block !== undefined && 'folded' in block && block.folded === true;

export const titleOf = (block: Foldable): string =>
  (block.type === 'table' || block.type === 'origins' ? block.caption : block.title) ?? '';

/** Of each folded block, and of others with an id. */
export const blockAnchor = (sectionId: string, block: Block): string | undefined =>
  isFolded(block) || 'id' in block
    ? itemAnchor(sectionId, { id: block.id, title: titleOf(block) })
    : undefined;
