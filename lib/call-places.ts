import type { AccordionItem, Block, Section } from '@/content';

/** An estimated height in CSS pixels: on a phone, which folds titled blocks, and on a laptop. */
interface Height {
  readonly phone: number;
  readonly laptop: number;
}

/** The longest way between two calls, estimated; the measured limit is 4,000 (tests/e2e/design/long-pages.spec.ts). */
const LONGEST_WAY = 3000;

/** Between the call of the banner and the first section, and between the last one and the final call. */
const BEFORE_SECTIONS: Height = { phone: 900, laptop: 800 };
const AFTER_SECTIONS: Height = { phone: 450, laptop: 800 };

/** The height of a line, and the characters on it, on a phone. */
const LINE = 24;
const PER_LINE = 42;

/** The label of a folded block. */
const LABEL = 60;

const textHeight = (texts: readonly string[], gap: number, perLine = PER_LINE): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / perLine) * LINE + gap, 0);

const entriesHeight = (items: readonly { readonly text: string }[]): number =>
  items.reduce((sum, { text }) => sum + 70 + textHeight([text], 0), 0);

const itemHeight = ({ content = [], points = [] }: AccordionItem): number =>
  textHeight(content, 16) + textHeight(points, 8);

/** A block that a phone folds if it has a title. */
const foldable = (title: string | undefined, unfolded: number, laptop: number): Height =>
  title === undefined ? { phone: unfolded, laptop } : { phone: LABEL, laptop: laptop + LABEL };

function heightOf(block: Block): Height {
  switch (block.type) {
    case 'text': {
      const height = textHeight(block.paragraphs, 24);
      return { phone: height, laptop: 0.5 * height };
    }
    case 'accordion': {
      const [first] = block.open === 'first' ? block.items : [];
      const open = first ? itemHeight(first) : 0;
      const closed = 100 + block.items.length * 64;
      return { phone: closed + open, laptop: closed + 0.6 * open };
    }
    case 'list': {
      const height = textHeight(block.items, 10);
      return foldable(block.title, height, 0.7 * height);
    }
    case 'entries': {
      const height = entriesHeight(block.items);
      return foldable(block.title, height, 0.5 * height);
    }
    case 'flow':
      return foldable(block.title, block.steps.length * 130, 130 + block.steps.length * 60);
    case 'table':
      return foldable(block.caption, 0, 60 + block.rows.length * 62);
    case 'origins':
      return foldable(block.caption, 0, 60 + block.items.length * 62);
    case 'claims':
      return { phone: block.items.length * 150, laptop: 200 };
    case 'demo':
      return { phone: 100 + textHeight([block.text], 0), laptop: 120 };
    case 'picture':
      return { phone: 300, laptop: 560 };
    case 'integrations':
      return { phone: 220 + LABEL, laptop: 460 + 0.5 * entriesHeight(block.items) };
    case 'evidence':
      return { phone: 900, laptop: 720 };
    case 'questions':
      return {
        phone: block.items.length * LABEL,
        laptop: 0.5 * entriesHeight(block.items.map(({ answer }) => ({ text: answer }))),
      };
  }
}

const headHeight = ({ lead = '', number }: Section): number =>
  170 + (number === undefined ? 0 : 30) + textHeight([lead], 0);

const sum = (a: Height, b: Height): Height => ({
  phone: a.phone + b.phone,
  laptop: a.laptop + b.laptop,
});

const longer = ({ phone, laptop }: Height): number => Math.max(phone, laptop);

/** Where a long page calls for an enquiry between its banner and its end. */
export interface CallPlaces {
  /** The section after which the picture in the middle stands, with a call below it; none on a short page. */
  readonly middle: number | undefined;
  /** For each section, the blocks after which there is a call. */
  readonly after: readonly ReadonlySet<number>[];
}

/**
 * Places calls so that none is further away than about four screens, and the picture at
 * the end of the section that is nearest to the middle. Sections that stand side by side on wide
 * screens stay together.
 */
export function callPlaces(sections: readonly Section[]): CallPlaces {
  const gap = 40;
  const heights = sections.map((section) =>
    section.blocks.map((block, index) => {
      const before = index === 0 ? headHeight(section) : gap;
      return sum(heightOf(block), { phone: before, laptop: before });
    }),
  );
  const ends = heights.reduce<number[]>(
    (all, own) => [...all, own.reduce((end, { laptop }) => end + laptop, all.at(-1) ?? 0)],
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
  const start: Height = { phone: 0, laptop: 0 };
  let way = BEFORE_SECTIONS;
  let last: { readonly section: number; readonly block: number } | undefined;
  const go = (height: Height) => {
    if (longer(sum(way, height)) > LONGEST_WAY && last) {
      after[last.section]?.add(last.block);
      last = undefined;
      way = start;
    }
    way = sum(way, height);
  };
  heights.forEach((own, section) => {
    own.forEach((height, block) => {
      go(height);
      const isWithin = sections[section]?.beside ?? false;
      if (!isWithin) last = { section, block };
    });
    if (section !== middle) return;
    last = undefined;
    way = start;
  });
  go(AFTER_SECTIONS);
  return { middle, after };
}
