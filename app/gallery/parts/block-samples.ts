import { type Block, type Section, products, services } from '@/content';

/** The type of a block with its variant, such as `entries rows`. */
const kindOf = (block: Block): string =>
  [block.type, 'variant' in block ? block.variant : ''].join(' ').trim();

/** The first block of each kind in the content, each as a section with the kind as its heading. */
function firstOfEachKind(sections: readonly Section[]): Section[] {
  const first = new Map<string, Block>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (!first.has(kindOf(block))) first.set(kindOf(block), block);
  }
  return [...first].map(([kind, block]) => ({
    id: `block-${kind.replace(' ', '-')}`,
    heading: kind,
    ground: 'paper',
    beside: false,
    blocks: [block],
  }));
}

/** A section for each kind of block that the services and products use. */
export const blockSamples = firstOfEachKind(
  [...services, ...products].flatMap(({ sections }) => sections),
);
