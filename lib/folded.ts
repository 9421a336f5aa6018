import type { Block } from '@/content';
import { itemAnchor } from './item-anchor';

type Foldable = Extract<Block, { folded?: true | undefined }>;

export type Folded = Foldable & { readonly folded: true };

export const isFolded = (block: Block | undefined): block is Folded =>
  block !== undefined && 'folded' in block && block.folded === true;

/** Letters of a list that one would open for a line or two. */
const SHORT = 250;

/** Too short to fold. */
export const isShort = (block: Folded): boolean =>
  block.type === 'list' && block.items.join('').length <= SHORT;

export const titleOf = (block: Foldable): string =>
  (block.type === 'table' || block.type === 'origins' ? block.caption : block.title) ?? '';

/** Of each folded block, and of others with an id. */
export const blockAnchor = (sectionId: string, block: Block): string | undefined =>
  isFolded(block) || 'id' in block
    ? itemAnchor(sectionId, { id: block.id, title: titleOf(block) })
    : undefined;
