import { z } from 'zod';
import { evidence } from './evidence';
import {
  ORIGIN,
  entry,
  httpsUrl,
  line,
  month,
  origin,
  paragraph,
  picture,
  question,
  slug,
  texts,
} from './parts';

/** A small paper with an example: three or four lines, one of them still open or refused. */
const slip = z.strictObject({
  title: line(24),
  note: line(20),
  rows: z
    .array(
      z.strictObject({
        what: line(34),
        value: z.union([z.strictObject({ from: ORIGIN }), line(24)]),
        isOpen: z.boolean().default(false),
      }),
    )
    .min(3)
    .max(4),
});

/** What its words were read in or tried on. `npm run content` names what was read more than six months ago. */
const checked = {
  asOf: month.optional(),
  testedOn: line(40).optional(),
};

const columns = z.array(line(60)).min(2).max(5);
const rows = z.array(z.array(line(200)).min(2).max(5)).min(2);

/** Without content, points and table it shows 'Details coming soon...'. */
const accordionItem = z.strictObject({
  title: line(90),
  /** Begins with this item: heading, and an example of what its items do. */
  group: z.strictObject({ title: line(40), slip }).optional(),
  /** Replaces the anchor made from the title. */
  id: slug.optional(),
  content: texts(paragraph).min(1).optional(),
  points: texts(line(260)).min(2).optional(),
  picture: picture.optional(),
  table: z.strictObject({ columns, rows, ...checked }).optional(),
});

const foldable = {
  /** Closed on all screens, with the names of its rows in sight. Several stand in one row. */
  folded: z.literal(true).optional(),
  /** Above this folded block and those that follow. */
  heading: line(40).optional(),
  /** After the id of the section it is the anchor, in place of the title. */
  id: slug.optional(),
};

const isNamed = ({ title, folded }: { title?: unknown; folded?: unknown }) =>
  !folded || title !== undefined;
const NAMELESS = {
  path: ['title'],
  error: 'is missing; write one, because it is what a folded block shows',
};

const text = z.strictObject({
  type: z.literal('text'),
  paragraphs: texts(paragraph).min(1),
});

/** `open` is the state at first. */
const accordion = z.strictObject({
  type: z.literal('accordion'),
  title: line(80).optional(),
  open: z.enum(['first', 'none']),
  items: z.array(accordionItem).min(1),
});

const list = z
  .strictObject({
    type: z.literal('list'),
    title: line(80).optional(),
    items: texts(line(260)).min(2),
    ...checked,
    ...foldable,
  })
  .refine(isNamed, NAMELESS);

const entries = z
  .strictObject({
    type: z.literal('entries'),
    variant: z.enum(['columns', 'pairs', 'rows']),
    title: line(80).optional(),
    items: z.array(entry).min(2),
    ...foldable,
  })
  .refine(isNamed, NAMELESS);

/** Large figures, such as 35+ applications. */
const claims = z.strictObject({
  type: z.literal('claims'),
  items: z.array(z.strictObject({ figure: line(10), label: line(120) })).min(1),
});

const table = z.strictObject({
  type: z.literal('table'),
  /**
   * `steps`: its rows side by side. `routes`: the parts of the last column, at its commas, are stops on a thread, the last
   * one in the last of five columns. Of two, the second stands for the last three. `weeks`: a cell such as 'Weeks 2-5' has a
   * bar.
   */
  view: z.enum(['steps', 'routes', 'weeks']).optional(),
  caption: line(140),
  columns,
  rows,
  /** A page of somebody else that holds what changes, such as prices. */
  source: z.strictObject({ label: line(60), href: httpsUrl }).optional(),
  ...checked,
  ...foldable,
});

const demo = z.strictObject({
  type: z.literal('demo'),
  label: z.enum(['Demo', 'DEMO']),
  href: httpsUrl,
  text: paragraph,
});

const figure = z.strictObject({
  type: z.literal('picture'),
  picture,
});

const integrations = z.strictObject({
  type: z.literal('integrations'),
  picture,
  claim: z.strictObject({ figure: line(10), label: line(120), basis: paragraph }).optional(),
  items: z.array(entry).min(2),
});

const origins = z.strictObject({
  type: z.literal('origins'),
  caption: line(140),
  items: z.array(origin).min(4).max(14),
  ...foldable,
});

const evidenceSheet = evidence
  .extend({ type: z.literal('evidence'), title: line(80).optional(), ...foldable })
  .refine(isNamed, NAMELESS);

/** What to send, and what the visitor gets; once a page. */
const call = z.strictObject({ type: z.literal('call'), text: line(90) });

const questions = z.strictObject({
  type: z.literal('questions'),
  items: z.array(question).min(4).max(6),
});

const block = z.discriminatedUnion('type', [
  text,
  accordion,
  list,
  entries,
  claims,
  table,
  demo,
  figure,
  integrations,
  origins,
  evidenceSheet,
  call,
  questions,
]);

/** The heading begins with fixed words (docs/product.md). */
export const section = z.strictObject({
  id: slug,
  /** Drawn as a thread numeral. */
  number: z.int().min(1).max(6).optional(),
  heading: line(80),
  short: line(24).optional(),
  lead: paragraph.optional(),
  ground: z.enum(['paper', 'sand', 'tint', 'indigo']).default('paper'),
  /** Beside the next section on wide screens. */
  beside: z.boolean().default(false),
  /** Below the lead. */
  picture: picture.optional(),
  blocks: z.array(block).min(1),
});

export type Checked = Readonly<Partial<Record<keyof typeof checked, string | undefined>>>;
export type Slip = z.output<typeof slip>;
export type AccordionItem = z.output<typeof accordionItem>;
export type Block = z.output<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
export type Section = z.output<typeof section>;
