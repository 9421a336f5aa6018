import { ground } from '../../kit/canvas';
import {
  hide,
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  muted,
  paper,
  surface,
} from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, PITCH, THREAD, threadsOn } from '../../kit/threads';
import { BANNER, BANNER_LINE, edges, SMALL_BANNER, SMALL_LINE } from './frame';
import { words } from './handwriting';

const entries = [
  ['Seal kit', '380'],
  ['Die set', '12'],
  ['Gauge', '46'],
] as const;

/** Digits in one stroke of a pen, 20 x 32 units. */
const pen: Readonly<Record<string, string>> = {
  '0': 'M10 2C-2 2 -2 30 10 30S22 2 10 2',
  '1': 'M3 9L12 2V31',
  '2': 'M2 10C2 -2 20 -2 18 10C16 18 4 24 2 30H20',
  '3': 'M3 5C10 -2 20 4 16 11C14 15 10 15 8 15C17 15 20 20 17 26C13 33 4 30 2 26',
  '4': 'M14 31V2L1 20H20',
  '6': 'M16 2C6 6 2 16 2 22C2 33 18 33 18 22C18 14 6 14 3 20',
  '8': 'M10 15C0 12 2 2 10 2S20 12 10 15C-1 18 0 30 10 30S21 18 10 15',
};

interface Desk {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  /** Heights of the three rules. */
  readonly rules: readonly number[];
  /** Cover of the notebook. */
  readonly book: Box;
  readonly pages: 1 | 2;
  readonly laptop: Box;
  /** Lower edge of the screen. */
  readonly hinge: number;
  readonly size: number;
  readonly figureSize: number;
  readonly hand: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rules of a ledger are three threads: drawn by hand at first, kept by a system afterwards. */
export const edtechHeader = definePicture({
  name: 'edtech-header',
  ...BANNER,
  draw: () => {
    const desk: Desk = {
      width: 744,
      height: 500,
      line: BANNER_LINE,
      rules: [216, 284, 352],
      book: { x: 24, y: 88, width: 376, height: 348 },
      pages: 2,
      laptop: { x: 440, y: 40, width: 280, height: 436 },
      hinge: 384,
      size: 19,
      figureSize: 30,
      hand: 0.96,
    };
    return [draw(desk), pencil(346, 224, 1), tea(64, 40, 36)];
  },
});

export const edtechHeaderSmall = definePicture({
  name: 'edtech-header-small',
  ...SMALL_BANNER,
  draw: () =>
    draw({
      width: 400,
      height: 300,
      line: SMALL_LINE,
      rules: [120, 168, 216],
      book: { x: 12, y: 32, width: 168, height: 244 },
      pages: 1,
      laptop: { x: 212, y: 20, width: 176, height: 268 },
      hinge: 240,
      size: 16,
      figureSize: 22,
      hand: 0.8,
    }),
});

function draw(desk: Desk): Drawing {
  const { width, height, line, rules, book, laptop } = desk;
  const [left, right] = edges(width);
  const edge = book.x + book.width;
  return [
    ground(width, height, marigold),
    threadsOn.marigold.map((color, index) => {
      const rest = line + (index - 1) * PITCH;
      const y = rules[index] ?? rest;
      return asThread(
        stroke(
          `M${left} ${rest}H${book.x + 20}M${edge - 20} ${y}H${laptop.x + 20}M${laptop.x + laptop.width - 20} ${rest}H${right}`,
          color,
          THREAD,
        ),
      );
    }),
    notebook(desk),
    computer(desk),
  ];
}

function notebook({ book: { x, y, width, height }, pages, rules, size, hand }: Desk): Drawing {
  const page = (width - 16) / pages;
  const left = x + 8;
  const column = left + page * 0.5;
  return [
    rect(x, y, width, height, indigo, 6),
    rect(left, y + 8, width - 16, height - 16, surface),
    pages === 2 ? rect(left + page - 2, y + 8, 4, height - 16, indigoTint) : [],
    rect(column, y + 8, 3, height - 16, madder),
    threadsOn.paper.map((color, index) =>
      rect(left, (rules[index] ?? 0) - THREAD / 2, width - 16, THREAD, color),
    ),
    entries.map(([, amount], index) => {
      const rule = rules[index] ?? 0;
      return [
        group(
          { move: [left + 16, rule - 12 - 18 * hand], scale: hand * 1.3 },
          stroke(words[index] ?? '', indigo, 3, { roundEnds: true }),
        ),
        written(column + 12, rule - 12 - 32 * hand, hand, amount),
      ];
    }),
    stroke(
      `M${left + 16} ${y + size * 1.7}h${page * 0.3}M${left + 16} ${y + size * 2.2}c${page * 0.1} -6 ${page * 0.2} 6 ${page * 0.3} 0`,
      madder,
      4,
      { roundEnds: true },
    ),
  ];
}

function written(x: number, y: number, scale: number, digits: string): Drawing {
  return group(
    { move: [x, y], scale },
    Array.from(digits, (digit, index) =>
      group({ move: [index * 24, 0] }, stroke(pen[digit] ?? '', indigo, 4, { roundEnds: true })),
    ),
  );
}

function computer({
  laptop: { x, y, width, height },
  hinge,
  pages,
  rules,
  size,
  figureSize,
}: Desk): Drawing {
  const inset = 12;
  const screen = { x: x + inset, y: y + inset, width: width - 2 * inset, foot: hinge - inset };
  const bottom = y + height;
  const rows = bottom - hinge > 60 ? 3 : 2;
  const step = (width - 2 * inset) / 10;
  const key = (bottom - hinge - 20) / rows;
  return [
    rect(x, y, width, hinge - y, indigoDeep, 8),
    rect(x - 8, hinge, width + 16, bottom - hinge, indigoMid, 8),
    rect(screen.x, screen.y, screen.width, screen.foot - screen.y, surface),
    figure(screen.x + 16, screen.y + figureSize * 1.3, 'Item ledger', { size: figureSize }),
    rect(screen.x, screen.y + figureSize * 1.8, screen.width, 2, indigoTint),
    pages === 2
      ? [
          text(screen.x + 16, (rules[0] ?? 0) - 62, 'Item', { size, color: muted }),
          text(screen.x + screen.width - 16, (rules[0] ?? 0) - 62, 'Quantity', {
            size,
            color: muted,
            anchor: 'end',
          }),
        ]
      : [],
    threadsOn.paper.map((color, index) =>
      rect(screen.x, (rules[index] ?? 0) - THREAD / 2, screen.width, THREAD, color),
    ),
    entries.map(([name, amount], index) => [
      text(screen.x + 16, (rules[index] ?? 0) - 14, name, { size }),
      figure(screen.x + screen.width - 16, (rules[index] ?? 0) - 13, amount, {
        size: figureSize,
        anchor: 'end',
      }),
    ]),
    times(rows).map((line) =>
      times(10).map((index) =>
        rect(
          x + inset + index * step + 2,
          hinge + 10 + line * key + 2,
          step - 4,
          key - 4,
          line === rows - 1 && index > 2 && index < 7 ? indigoTint : indigo,
        ),
      ),
    ),
  ];
}

function pencil(x: number, y: number, scale: number): Drawing {
  return group({ move: [x, y], turn: 24, scale }, [
    rect(-11, -88, 22, 18, madder),
    rect(-11, -70, 22, 130, indigo),
    rect(-3.5, -70, 7, 130, indigoMid),
    fill('M-11 60H11L0 92z', hide),
    fill('M-4 80H4L0 92z', indigoDeep),
  ]);
}

function tea(x: number, y: number, radius: number): Drawing {
  return [
    dot(x, y, radius, paper),
    dot(x, y, radius - 8, hide),
    ring(x, y, radius - 16, madder, 3),
  ];
}
