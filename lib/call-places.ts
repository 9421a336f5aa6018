import type { AccordionItem, Block, Section } from '@/content';

/**
 * The longest way between two calls, in the estimated height of an unfolded page on a phone. A laptop
 * needs less height for the same, and a phone folds much of it; the measured limit is 4,000 on both
 * (tests/e2e/long-pages.spec.ts).
 */
const LONGEST_WAY = 4400;

/** Between the call of the banner and the first section, and between the last one and the final call. */
const BEFORE_SECTIONS = 900;
const AFTER_SECTIONS = 700;

const LINE = 24;
/** Characters on a line of a column as wide as the phone. */
const PER_LINE = 42;

const linesOf = (text: string, perLine = PER_LINE): number => Math.ceil(text.length / perLine);

const textHeight = (texts: readonly string[], gap: number, perLine = PER_LINE): number =>
  texts.reduce((sum, text) => sum + linesOf(text, perLine) * LINE + gap, 0);

const itemHeight = ({ content = [], points = [] }: AccordionItem): number =>
  textHeight(content, 16) + textHeight(points, 8, PER_LINE - 3);

/** A row of a table that is a stack on a phone: each value beside the heading of its column. */
const rowHeight = ([head = '', ...cells]: readonly string[]): number =>
  60 + linesOf(head, 30) * LINE + textHeight(cells, 4, 28);

const titleHeight = (title: string | undefined): number => (title === undefined ? 0 : 50);

/** The estimated height of a block on a phone. */
function heightOf(block: Block): number {
  switch (block.type) {
    case 'text':
      return textHeight(block.paragraphs, 24);
    case 'accordion': {
      const open = block.open === 'first' ? block.items[0] : undefined;
      return (
        100 + titleHeight(block.title) + block.items.length * 60 + (open ? itemHeight(open) : 0)
      );
    }
    case 'list':
      return titleHeight(block.title) + textHeight(block.items, 10, PER_LINE - 3);
    case 'entries':
      return (
        titleHeight(block.title) +
        block.items.reduce((sum, { text }) => sum + 80 + textHeight([text], 0, 36), 0)
      );
    case 'claims':
      return block.items.length * 150;
    case 'flow':
      return (
        titleHeight(block.title) +
        block.steps.reduce((sum, { text }) => sum + 100 + textHeight([text], 0), 0)
      );
    case 'table':
      return 70 + block.rows.reduce((sum, row) => sum + rowHeight(row), 0);
    case 'origins':
      return (
        70 +
        block.items.reduce((sum, { need, text }) => sum + rowHeight([need, 'Standard', text]), 0)
      );
    case 'demo':
      return 100 + textHeight([block.text], 0);
    case 'picture':
      return 300;
    case 'integrations':
      return 420 + block.items.reduce((sum, { text }) => sum + 80 + textHeight([text], 0, 36), 0);
    case 'evidence':
      return 640;
    case 'questions':
      return block.items.reduce(
        (sum, { question, answer }) =>
          sum + 70 + textHeight([question], 4, 30) + textHeight([answer], 0),
        0,
      );
  }
}

const headHeight = ({ lead, number }: Section): number =>
  140 + (number === undefined ? 0 : 40) + (lead === undefined ? 0 : textHeight([lead], 16, 38));

/** Where a long page calls for an enquiry between its banner and its end. */
export interface CallPlaces {
  /** The section after which the picture in the middle stands, with a call below it; none on a short page. */
  readonly middle: number | undefined;
  /** For each section, the blocks after which there is a call. */
  readonly after: readonly ReadonlySet<number>[];
}

/**
 * Places calls so that none is further away than about four screens of a phone, and the picture at
 * the end of the section that is nearest to the middle. Sections that stand side by side on wide
 * screens stay together.
 */
export function callPlaces(sections: readonly Section[]): CallPlaces {
  const heights = sections.map((section) =>
    section.blocks.map(
      (block, index) => heightOf(block) + (index === 0 ? headHeight(section) : 32),
    ),
  );
  const ends = heights.reduce<number[]>(
    (sums, own) => [...sums, own.reduce((sum, height) => sum + height, sums.at(-1) ?? 0)],
    [],
  );
  const half = (ends.at(-1) ?? 0) / 2;
  const distance = (index: number) => Math.abs((ends[index] ?? 0) - half);
  const middle = sections
    .map((_, index) => index)
    .slice(0, -1)
    .filter((index) => !sections[index]?.beside)
    .reduce<number | undefined>(
      (best, index) => (best === undefined || distance(index) < distance(best) ? index : best),
      undefined,
    );

  const after = sections.map(() => new Set<number>());
  let way = BEFORE_SECTIONS;
  let last: { readonly section: number; readonly block: number } | undefined;
  const go = (height: number) => {
    if (way + height > LONGEST_WAY && last) {
      after[last.section]?.add(last.block);
      last = undefined;
      way = 0;
    }
    way += height;
  };
  heights.forEach((own, section) => {
    own.forEach((height, block) => {
      go(height);
      const isWithin = sections[section]?.beside ?? false;
      if (!isWithin) last = { section, block };
    });
    if (section !== middle) return;
    last = undefined;
    way = 0;
  });
  go(AFTER_SECTIONS);
  return { middle, after };
}
