import { z } from 'zod';
import { define } from './define';
import { line, slug } from './parts';

/** Of a chip: green, red, yellow, dark blue, light blue, grey. */
const TONES = ['good', 'alarm', 'loud', 'solid', 'tint', 'still'] as const;

const column = z.strictObject({
  head: line(40),
  /** The name of the second line of its cells, which is a column of its own in the file. */
  under: line(40).optional(),
  /** `head` names the row. `id` comes before it. The last of several figures is the result. */
  look: z.enum(['text', 'id', 'head', 'figure', 'chip', 'tick']).default('text'),
  /** Of a figure after the point. */
  digits: z.int().min(0).max(2).default(0),
  /** A difference. */
  isSigned: z.boolean().default(false),
  /** What is not named is grey. */
  tones: z.record(z.string(), z.enum(TONES)).default({}),
});

const words = z.string().trim().max(160);

/** `null` is shown as a dash, '' stays empty: it may be filled in by hand. */
const cell = z.union([words, z.number(), z.null(), z.tuple([words.min(1), words])], {
  error: 'is no cell; write text, a number, null, or two texts for two lines',
});

const note = z.strictObject({ title: line(40), text: line(120) });
export type Note = z.output<typeof note>;

const row = z.strictObject({
  cells: z.array(cell),
  state: z.enum(['total', 'marked']).optional(),
  note: note.optional(),
});

const form = z.strictObject({
  /** Its anchor. */
  id: slug,
  /** A word on the sheet itself, such as Illustrative or Sample. */
  tag: line(16).optional(),
  title: line(60),
  remark: line(100).optional(),
  columns: z.array(column).min(2).max(8),
  rows: z.array(row).min(2).max(20),
  sum: line(160).optional(),
  /** What holds for all rows, such as what is not included. */
  terms: z.array(z.strictObject({ term: line(40), text: line(200) })).default([]),
  signed: z.strictObject({ by: z.array(line(24)).min(1).max(3), note: note.optional() }).optional(),
  /** Below it: what it is, and when a client gets it. */
  caption: line(200),
  /** Of the file with its rows, `/downloads/<file>.csv`. */
  file: slug,
  label: line(70),
});

type Form = z.output<typeof form>;

function* mistakes({ columns, rows, signed }: Form): Generator<[PropertyKey[], string]> {
  const names = columns.filter(({ look }) => look === 'head').length;
  if (names !== 1) yield [['columns'], `have ${names} of the look head; give it to one column`];
  for (const [index, { cells }] of rows.entries()) {
    const at = ['rows', index, 'cells'];
    if (cells.length !== columns.length) {
      yield [at, `has ${cells.length} cells; write one for each of the ${columns.length} columns`];
    }
    for (const [place, value] of cells.entries()) {
      const { under, look } = columns[place] ?? {};
      if (Array.isArray(value) && under === undefined) {
        yield [[...at, place], 'has two lines; name the second one in `under` of its column'];
      }
      if (typeof value === 'number' && look !== 'figure') {
        yield [[...at, place], 'is a number; put it in quotes, or give its column the look figure'];
      }
    }
  }
  const notes = [...rows, signed].filter((part) => part?.note).length;
  if (notes > 3) yield [['rows'], `have ${notes} notes; keep the three that matter`];
}

/** Rows that a visitor can take along: a list, a plan, a comparison. */
export const sheet = form.superRefine((value, context) => {
  for (const [path, message] of mistakes(value)) {
    context.addIssue({ code: 'custom', path, message });
  }
});

export type Sheet = z.output<typeof sheet>;
type Column = Sheet['columns'][number];
type Cell = Sheet['rows'][number]['cells'][number];

type SheetInput = Omit<z.input<typeof sheet>, 'id'>;
export type SheetRows = SheetInput['rows'];

/** @returns the sheet of `content/sheets/<id>.ts` */
export const defineSheet = (id: string, entry: SheetInput): Sheet =>
  define(`content/sheets/${id}.ts`, sheet, { id, ...entry });

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const quoted = (text: string): string =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function inFile(value: Cell, { digits, under }: Column): readonly string[] {
  const [first, second = ''] = Array.isArray(value) ? value : [value ?? ''];
  const text = typeof first === 'number' ? first.toFixed(digits) : first;
  return under === undefined ? [text] : [text, second];
}

/** Its mark at the start tells spreadsheets that it is UTF-8. */
export const csv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;

export const sheetFile = ({ tag, title, columns, rows, terms }: Sheet): string =>
  csv([
    // So that it says what it is also where it is opened without the page.
    ...(tag === undefined ? [] : [[tag, title]]),
    columns.flatMap(({ head, under = [] }) => [head, under].flat()),
    ...rows.map(({ cells }) =>
      columns.flatMap((column, index) => inFile(cells[index] ?? null, column)),
    ),
    ...terms.map(({ term, text }) => [term, text]),
  ]);
