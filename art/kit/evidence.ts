import {
  approved,
  approvedTint,
  hairline,
  indigo,
  indigoTint,
  ink,
  madder,
  marigold,
  marigoldTint,
  muted,
  penBlue,
  rowRule,
  sand,
  surface,
} from './palette';
import { tick } from './panel';
import { definePicture, dot, type Drawing, line, type Picture, rect, stroke } from './shapes';
import { figure, text } from './text';
import { asThread, threadsOn } from './threads';

/** Three threads bind the sheet; each leads from a row to its note. */

const tones = {
  loud: [marigold, ink],
  solid: [indigo, surface],
  alarm: [madder, surface],
  done: [approvedTint, approved],
  quiet: [sand, ink],
  tint: [indigoTint, ink],
} as const;

export type Tone = keyof typeof tones;

export interface Column<Row> {
  /** Of a column of figures the right edge. */
  readonly x: number;
  readonly end?: boolean;
  readonly head?: string;
  readonly value: (row: Row) => string;
  readonly under?: (row: Row) => string;
  readonly look?: 'plain' | 'strong' | 'quiet' | 'chip' | 'tick';
  readonly width?: number;
  readonly line?: 'second' | 'middle';
}

interface Layout<Row> {
  readonly width: number;
  readonly step: number;
  readonly columns: readonly Column<Row>[];
  readonly title?: string;
  readonly remark?: string;
  readonly sum?: string;
  /** Middle of the letters of notes on their rows, if not at the edge of the sheet. */
  readonly marks?: number;
}

interface Note {
  /** Index of the row. */
  readonly at: number | 'signatures';
  readonly title: string;
  readonly wide: readonly string[];
  readonly small: string;
}

interface FileColumn<Row> {
  readonly head: string;
  readonly value: (row: Row) => string;
}

export interface Sheet<Row> {
  readonly name: string;
  readonly title: string;
  readonly remark: string;
  readonly rows: readonly Row[];
  readonly isTotal?: (row: Row) => boolean;
  readonly isMarked?: (row: Row) => boolean;
  readonly toneOf?: (value: string) => Tone;
  readonly wide: Layout<Row>;
  readonly small: Layout<Row>;
  readonly sum: string;
  readonly signatures: readonly string[];
  readonly notes: readonly [Note, Note, Note];
  readonly file: readonly FileColumn<Row>[];
}

interface Measures {
  /** Left end of the first thread, from thread to thread, and the thickness of one. */
  readonly threads: readonly [number, number, number];
  /** Left end of the text on the sheet. */
  readonly left: number;
  /** Distance of the text from the right edge of the sheet. */
  readonly right: number;
  readonly title: number;
  readonly words: number;
  readonly quiet: number;
  readonly head: number;
  readonly leading: number;
  /** Leading of a note beside the sheet. */
  readonly note: number;
  /** From the sheet to the words of its notes. */
  readonly leader: number;
}

const WIDE_CANVAS = 880;
const SMALL_CANVAS = 352;
/** A mark on the edge of a sheet reaches beyond it. */
const SEAL = 12;
/** In viewports of 1024 px and 680 px, and on a phone of 390 px. */
const SHOWN_AT = { wide: 837, medium: 605, small: 334 } as const;

const wideMeasures: Measures = {
  threads: [8, 7, 4],
  left: 44,
  right: 22,
  title: 28,
  words: 15,
  quiet: 14,
  head: 96,
  leading: 19,
  note: 20,
  leader: 72,
};
const smallMeasures: Measures = {
  threads: [7, 6, 3],
  left: 34,
  right: 12,
  title: 22,
  words: 13.5,
  quiet: 12.8,
  head: 80,
  leading: 18,
  note: 18,
  leader: 66,
};

const threads = threadsOn.paper;
const LETTERS = ['a', 'b', 'c'] as const;

/** `evidence-<name>`, and with `-medium` and `-small`. */
export function sheetPictures<Row>(sheet: Sheet<Row>): readonly Picture[] {
  const wideHeight = place(sheet, sheet.wide, wideMeasures).bottom;
  const smallHeight = place(sheet, sheet.small, smallMeasures).bottom;
  return [
    definePicture({
      name: `evidence-${sheet.name}`,
      width: WIDE_CANVAS,
      height: Math.max(wideHeight, notesBottom(sheet, sheet.wide, wideMeasures) + 4),
      shownAt: SHOWN_AT.wide,
      ground: 'page',
      draw: () => [
        drawSheet(sheet, sheet.wide, wideMeasures),
        notesBeside(sheet, sheet.wide, wideMeasures),
      ],
    }),
    definePicture({
      name: `evidence-${sheet.name}-medium`,
      width: sheet.wide.width + SEAL,
      height: Math.ceil(wideHeight + sheet.notes.length * NOTE_ROW + 12),
      shownAt: SHOWN_AT.medium,
      ground: 'page',
      draw: () => [
        drawSheet(sheet, sheet.wide, wideMeasures),
        marksOnRows(sheet, sheet.wide, wideMeasures, sheet.wide.width),
        notesInRows(sheet, wideHeight),
      ],
    }),
    definePicture({
      name: `evidence-${sheet.name}-small`,
      width: SMALL_CANVAS,
      height: Math.ceil(smallHeight + sheet.notes.length * NOTE_STEP + 8),
      shownAt: SHOWN_AT.small,
      ground: 'page',
      draw: () => [
        drawSheet(sheet, sheet.small, smallMeasures),
        marksOnRows(sheet, sheet.small, smallMeasures, sheet.small.marks ?? SMALL_CANVAS - 12),
        notesBelow(sheet, smallHeight),
      ],
    }),
  ];
}

export function sheetFile<Row>({ name, file, rows }: Sheet<Row>): string {
  const lines = [
    file.map(({ head }) => head),
    ...rows.map((row) => file.map(({ value }) => value(row))),
  ];
  for (const cell of lines.flat()) {
    if (/[^ -~]|[",]/.test(cell))
      throw new Error(`${name}: the cell «${cell}» needs plain letters`);
  }
  return `${lines.map((cells) => cells.join(',')).join('\n')}\n`;
}

interface Placed {
  readonly rows: readonly number[];
  readonly sum: number;
  readonly roles: number;
  readonly bottom: number;
}

function place<Row>(sheet: Sheet<Row>, layout: Layout<Row>, measures: Measures): Placed {
  const hasHeads = layout.columns.some(({ head }) => head !== undefined);
  const first = hasHeads ? measures.head + 10 : measures.head - 16;
  const drop = firstLineDrop(layout, measures);
  const rows = sheet.rows.map((_, index) => first + index * layout.step + drop);
  const end = first + sheet.rows.length * layout.step;
  const sum = end + measures.words + 12;
  const roles = sum + 72;
  return { rows, sum, roles, bottom: roles + 16 };
}

function firstLineDrop<Row>(layout: Layout<Row>, { words, leading }: Measures): number {
  return (layout.step - (isDouble(layout) ? leading : 0)) / 2 + words * 0.36;
}

function isDouble<Row>({ columns }: Layout<Row>): boolean {
  return columns.some(({ under, line: at }) => under !== undefined || at === 'second');
}

function drawSheet<Row>(sheet: Sheet<Row>, layout: Layout<Row>, measures: Measures): Drawing {
  const { left, right, quiet, head } = measures;
  const [start, step, thickness] = measures.threads;
  const placed = place(sheet, layout, measures);
  const end = layout.width - right;
  const heads = layout.columns.filter((column) => column.head !== undefined);
  return [
    rect(0, 0, layout.width, placed.bottom, surface, 6),
    threads.map((color, index) => rect(start + index * step, 0, thickness, placed.bottom, color)),
    titleOf(sheet, layout, measures),
    heads.map((column) =>
      text(column.x, head, column.head ?? '', {
        size: quiet,
        color: muted,
        anchor: column.end ? 'end' : 'start',
      }),
    ),
    rect(left, heads.length > 0 ? head + 10 : head - 16, end - left, 2, ink),
    sheet.rows.map((row, index) => drawRow(sheet, layout, measures, row, placed.rows[index] ?? 0)),
    text(left, placed.sum, layout.sum ?? sheet.sum, {
      size: measures === wideMeasures ? 15 : 13,
      weight: 650,
    }),
    signaturesOf(sheet, layout, measures, placed.roles),
  ];
}

function titleOf<Row>(sheet: Sheet<Row>, layout: Layout<Row>, measures: Measures): Drawing {
  const { left, right, title, quiet } = measures;
  const isWide = measures === wideMeasures;
  const [stampWidth, stampY] = isWide ? [96, 18] : [84, 12];
  const stampX = layout.width - right - stampWidth;
  return [
    figure(left, title + 10, layout.title ?? sheet.title, { size: title }),
    text(left, title + (isWide ? 34 : 29), layout.remark ?? sheet.remark, {
      size: quiet,
      color: muted,
    }),
    rect(stampX, stampY, stampWidth, 24, sand, 3),
    text(stampX + stampWidth / 2, stampY + 16.5, 'Illustrative', {
      size: quiet,
      weight: 650,
      anchor: 'middle',
    }),
  ];
}

function drawRow<Row>(
  sheet: Sheet<Row>,
  layout: Layout<Row>,
  measures: Measures,
  row: Row,
  y: number,
): Drawing {
  const { left, right, words, quiet, leading } = measures;
  const end = layout.width - right;
  const top = y - firstLineDrop(layout, measures);
  const isTotal = sheet.isTotal?.(row) ?? false;
  const isMarked = sheet.isMarked?.(row) ?? false;
  return [
    isMarked ? rect(left - 6, top + 1, end - left + 12, layout.step - 1, marigoldTint) : [],
    isTotal ? rect(left, top, end - left, 1.5, ink) : [],
    rect(left, top + layout.step, end - left, 1, rowRule),
    layout.columns.map((column): Drawing => {
      const value = column.value(row);
      const isMiddle = column.line === 'middle' || (isTotal && isDouble(layout));
      const at = y + (column.line === 'second' ? leading : isMiddle ? leading / 2 : 0);
      if (value === '') return [];
      if (column.look === 'tick') return tick(column.x, at - 4);
      if (column.look === 'chip') {
        return chip(column.x, at, column.width ?? 80, value, quiet, sheet.toneOf?.(value));
      }
      const isQuiet = column.look === 'quiet' && !isTotal;
      const isStrong = column.look === 'strong' || isTotal || isMarked;
      const anchor = column.end ? 'end' : 'start';
      return [
        text(column.x, at, value, {
          size: isQuiet ? quiet : words,
          color: isQuiet ? muted : ink,
          weight: isStrong ? 650 : 500,
          anchor,
        }),
        column.under && !isTotal
          ? text(column.x, y + leading, column.under(row), { size: quiet, color: muted, anchor })
          : [],
      ];
    }),
  ];
}

function chip(
  x: number,
  y: number,
  width: number,
  words: string,
  size: number,
  tone: Tone = 'quiet',
): Drawing {
  const [color, wordColor] = tones[tone];
  return [
    rect(x, y - 15.5, width, 21, color, 3),
    text(x + width / 2, y, words, { size, weight: 650, color: wordColor, anchor: 'middle' }),
  ];
}

const HANDS = [
  'c8-22 16-22 14-6s-10 14-4 2 18-18 18-8-6 12 4 4 14-12 20-6 12 6 30-2',
  'm0-4c10 10 12-20 20-18s-8 26 2 20 10-16 18-14-2 16 8 12 20-12 44-6',
  'c2-16 8-24 12-20s-6 22 0 22 10-20 16-18-4 18 4 16 8-10 16-10 4 10 38 2',
  'c-4-14 10-22 16-14s-12 16-6 18 14-22 18-20-6 20 0 20 8-12 12-10 0 10 8 8 14-4 32-8',
] as const;
const LONGEST_HAND = 92;

function signaturesOf<Row>(
  { name, signatures }: Sheet<Row>,
  layout: Layout<Row>,
  { left, right, quiet }: Measures,
  roles: number,
): Drawing {
  const gap = 12;
  const width = (layout.width - left - right - 2 * gap) / 3;
  return signatures.map((role, index) => {
    const x = left + index * (width + gap);
    const start = x + Math.min(6, (width - LONGEST_HAND) / 2);
    return [
      stroke(
        `M${start} ${roles - 24}${HANDS[(name.length + index) % HANDS.length] ?? ''}`,
        penBlue,
        2.2,
      ),
      rect(x, roles - 16, width, 1.5, hairline),
      text(x, roles, role, { size: quiet, color: muted }),
    ];
  });
}

function mark(x: number, y: number, index: number): Drawing {
  return [
    dot(x, y, 11, marigold),
    text(x, y + 4.8, LETTERS[index] ?? '', { size: 14, weight: 650, anchor: 'middle' }),
  ];
}

function heightOf(note: Note, placed: Placed): number {
  return note.at === 'signatures' ? placed.roles - 24 : (placed.rows[note.at] ?? 0) - 5;
}

interface NotePlace {
  readonly from: number;
  readonly y: number;
}

/** At the height of its row, or below the note before it. */
function placeNotes<Row>(
  sheet: Sheet<Row>,
  layout: Layout<Row>,
  measures: Measures,
): readonly NotePlace[] {
  const placed = place(sheet, layout, measures);
  let free = 24;
  return sheet.notes.map((note) => {
    const from = heightOf(note, placed);
    const tall = note.wide.length * measures.note;
    const y = Math.max(free, Math.min(from, placed.bottom - tall - 16));
    free = y + tall + 44;
    return { from, y };
  });
}

function notesBottom<Row>(sheet: Sheet<Row>, layout: Layout<Row>, measures: Measures): number {
  const last = placeNotes(sheet, layout, measures).at(-1);
  const lines = sheet.notes.at(-1)?.wide.length ?? 0;
  return (last?.y ?? 0) + 12 + lines * measures.note;
}

function notesBeside<Row>(sheet: Sheet<Row>, layout: Layout<Row>, measures: Measures): Drawing {
  const edge = layout.width;
  const x = edge + measures.leader;
  return placeNotes(sheet, layout, measures).map(({ from, y }, index): Drawing => {
    const note = sheet.notes[index];
    const color = threads[index];
    if (!note || color === undefined) return [];
    // So that no two threads cross.
    const turn = edge + 28 - index * 8;
    const leader =
      from === y
        ? line(edge, y, x - 30, y, color, 4)
        : stroke(steppedThread(edge, from, turn, x - 30, y), color, 4);
    return [
      asThread(leader),
      mark(x - 20, y, index),
      figure(x, y + 6, note.title, { size: measures.note - 1 }),
      note.wide.map((words, place) =>
        text(x, y + 7 + (place + 1) * measures.note, words, { size: measures.words }),
      ),
    ];
  });
}

function steppedThread(
  fromX: number,
  fromY: number,
  turn: number,
  toX: number,
  toY: number,
): string {
  const radius = Math.min(8, Math.abs(toY - fromY) / 2);
  const down = toY > fromY ? 1 : -1;
  return [
    `M${fromX} ${fromY}H${turn - radius}`,
    `Q${turn} ${fromY} ${turn} ${fromY + down * radius}`,
    `V${toY - down * radius}`,
    `Q${turn} ${toY} ${turn + radius} ${toY}H${toX}`,
  ].join('');
}

const NOTE_STEP = 54;
const NOTE_ROW = 34;

function marksOnRows<Row>(
  sheet: Sheet<Row>,
  layout: Layout<Row>,
  measures: Measures,
  x: number,
): Drawing {
  const placed = place(sheet, layout, measures);
  return sheet.notes.map((note, index) => {
    const y = note.at === 'signatures' ? placed.roles - 46 : heightOf(note, placed);
    return mark(x, y, index);
  });
}

/** On a phone the drawing lies over the threads of the margin, and its notes beside them. */
function notesBelow<Row>({ notes }: Sheet<Row>, top: number): Drawing {
  return notes.map(({ title, small }, index) => {
    const y = top + 36 + index * NOTE_STEP;
    return [
      mark(12, y - 5, index),
      figure(32, y, title, { size: 18 }),
      text(32, y + 19, small, { size: 13.5 }),
    ];
  });
}

/** The title in five of twelve columns. */
function notesInRows<Row>({ notes, wide }: Sheet<Row>, top: number): Drawing {
  return notes.map(({ title, small }, index) => {
    const y = top + 38 + index * NOTE_ROW;
    return [
      mark(12, y - 5, index),
      figure(32, y, title, { size: 18 }),
      text((wide.width * 5) / 12, y, small, { size: wideMeasures.words }),
    ];
  });
}
