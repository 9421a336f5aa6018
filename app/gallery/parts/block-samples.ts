import { type Block, type Section, products, services } from '@/content';
import { isFolded } from '@/lib/folded';

const kindOf = (block: Block): string =>
  [
    block.type,
    'variant' in block ? block.variant : undefined,
    'view' in block ? block.view : undefined,
    isFolded(block) ? 'folded' : undefined,
  ]
    .filter(Boolean)
    .join(' ');

function firstOfEachKind(sections: readonly Section[]): Section[] {
  const first = new Map<string, Block>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (!first.has(kindOf(block))) first.set(kindOf(block), block);
  }
  return [...first].map(([kind, block]) => ({
    id: `block-${kind.replaceAll(' ', '-')}`,
    heading: kind,
    ground: 'paper',
    beside: false,
    blocks: [block],
  }));
}

export const blockSamples = firstOfEachKind(
  [...services, ...products].flatMap(({ sections }) => sections),
);
