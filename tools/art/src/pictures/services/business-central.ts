import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  ink,
  madder,
  madderLight,
  marigold,
  paper,
  periwinkle,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { bars, highlight, panel } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import {
  asThread,
  bundle,
  offsetPolyline,
  OVERSHOOT,
  PITCH,
  type Point,
  straightBundle,
  threadLine,
  threadsOn,
  weave,
} from '../../kit/threads';
import { acrossSmall, BESIDE_TEXT, SMALL, WIDE } from './frame';

/** As high as the banner: the sheet stands beside all its words. */
const HEIGHT = 660;
const LINE = threadLine(HEIGHT, 'banner');

export const serviceBusinessCentral = definePicture({
  name: 'service-business-central',
  ...WIDE,
  height: HEIGHT,
  draw: () => [
    ground(744, HEIGHT, indigo),
    bundle(
      [
        [-OVERSHOOT, LINE],
        [744 + OVERSHOOT, LINE],
      ],
      threadsOn.indigo,
    ),
    sources.map(({ name, color }, index) => {
      const y = 60 + index * 76;
      return [
        asThread(
          stroke(feed([120, y], 204 - index * PITCH, LINE - 96 + index * PITCH, 260), color),
        ),
        source(120, y, name, color, 20),
      ];
    }),
    panel(240, 24, 428, 612),
    cues(),
    ledger(),
    stockValue(),
  ],
});

export const serviceBusinessCentralSmall = definePicture({
  name: 'service-business-central-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigo),
    bundle(acrossSmall(), threadsOn.indigo),
    sources.map(({ name, color }, index) => {
      const y = 28 + index * 28;
      return [
        asThread(stroke(feed([104, y], 152 - index * 10, 140 + index * 12, 180), color, 6)),
        source(104, y, name, color, 15),
      ];
    }),
    panel(164, 16, 204, 268),
    tile(164, 16, { name: 'Open orders', value: '128', color: marigold, on: ink }, 116, 15),
    tile(280, 16, { name: 'Overdue', value: '6', color: madder, on: surface }, 88, 15),
    items
      .slice(1)
      .map(([item, quantity], index) => [
        index > 0 ? rect(180, 104 + index * 56, 172, 1, rowRule) : [],
        text(180, 138 + index * 56, item, { size: 15 }),
        figure(352, 139 + index * 56, quantity, { size: 20, anchor: 'end' }),
      ]),
  ],
});

const goods = [
  { x: 236, width: 36, height: 48, color: madder },
  { x: 280, width: 28, height: 64, color: marigold },
  { x: 316, width: 24, height: 44, color: indigo },
  { x: 348, width: 40, height: 36, color: surface },
] as const;

/** A shop: awning, shelf, till. The shelf is the bundle. */
export const lsTill = definePicture({
  name: 'ls-till',
  ...BESIDE_TEXT,
  draw: () => [
    ground(400, 300, indigoTint),
    times(10).map((index) => {
      const color = [madder, surface][index % 2] ?? madder;
      return [rect(index * 40, 0, 40, 36, color), dot(index * 40 + 20, 36, 20, color)];
    }),
    bundle(
      [
        [228, 176],
        [400 + OVERSHOOT, 176],
      ],
      threadsOn.tint,
    ),
    goods.map(({ x, width, height, color }) => rect(x, 156 - height, width, height, color)),
    rect(322, 104, 12, 8, indigo),
    rect(348, 120, 40, 10, madder),
    rect(0, 252, 400, 48, indigo),
    rect(0, 252, 400, 8, marigold),
    rect(24, 196, 176, 56, indigoMid),
    times(8).map((index) =>
      rect(40 + (index % 4) * 24, 208 + Math.floor(index / 4) * 18, 16, 10, paper),
    ),
    rect(148, 208, 36, 28, marigold),
    rect(100, 168, 24, 28, indigo),
    rect(40, 76, 144, 96, indigo, 8),
    rect(48, 84, 128, 80, surface),
    text(60, 110, 'To pay', { size: 18 }),
    figure(60, 150, '₹482', { size: 40 }),
    rect(268, 240, 88, 12, paper),
    fill('M276 240a36 36 0 0 1 72 0z', marigold),
    dot(312, 200, 6, marigold),
  ],
});

/** The way of NAV: two versions on a server, then the cloth that is online. */
export const migrationStops = definePicture({
  name: 'migration-stops',
  width: 552,
  height: 224,
  shownAt: 300,
  draw: () => [
    ground(552, 224, sand),
    straightBundle(threadsOn.sand, 60, 500, 84),
    rect(0, 36, 120, 96, surface, 6),
    rect(0, 36, 8, 96, madder),
    text(28, 93, 'NAV', { size: 28, weight: 650 }),
    [
      { version: '14', x: 204 },
      { version: '25', x: 336 },
    ].map(({ version, x }) => [
      dot(x, 84, 52, sand),
      dot(x, 84, 44, surface),
      ring(x, 84, 44, indigo, 8),
      figure(x, 101, version, { size: 48, anchor: 'middle' }),
    ]),
    rect(156, 156, 228, 3, indigo),
    text(270, 196, 'on a server', { size: 25, anchor: 'middle' }),
    rect(424, 20, 128, 128, sand),
    weave(430, 26, 3, 3, {
      pitch: 40,
      band: 32,
      gap: 3,
      weft: (row) => threadsOn.sand[row] ?? marigold,
      warp: () => indigoMid,
    }),
    text(490, 196, 'online', { size: 25, weight: 650, anchor: 'middle' }),
  ],
});

const sources = [
  { name: 'Bank', color: marigold },
  { name: 'HR', color: paper },
  { name: 'CRM', color: madderLight },
  { name: 'E-invoice', color: periwinkle },
  { name: 'Tally', color: marigold },
];

function feed([x, y]: Point, turn: number, port: number, end: number): string {
  return offsetPolyline(
    [
      [x, y],
      [turn, y],
      [turn, port],
      [end, port],
    ],
    0,
    12,
  );
}

function source(x: number, y: number, name: string, color: string, size: number): Drawing {
  return [
    dot(x, y, 9, color),
    dot(x, y, 4, indigo),
    text(x - 18, y + size * 0.34, name, { size, color: paper, anchor: 'end' }),
  ];
}

interface Cue {
  readonly name: string;
  readonly value: string;
  readonly color: string;
  readonly on: string;
}

function cues(): Drawing {
  const all = [
    { name: 'Open orders', value: '128', color: marigold, on: ink },
    { name: 'To ship', value: '23', color: indigoTint, on: ink },
    { name: 'Overdue', value: '6', color: madder, on: surface },
  ];
  return all.map((cue, index) => tile(264 + index * 128, 48, cue, 124, 18));
}

function tile(
  x: number,
  y: number,
  { name, value, color, on }: Cue,
  width: number,
  size: number,
): Drawing {
  return [
    rect(x, y, width, size * 5.6, color),
    text(x + 12, y + size * 1.6, name, { size, color: on }),
    figure(x + 12, y + size * 4.7, value, { size: size * 3, color: on }),
  ];
}

const items = [
  ['Bracket LH', '96'],
  ['Brake hose', '1,240'],
  ['Seal kit 32', '380'],
  ['Bearing 6204', '2,015'],
] as const;

function ledger(): Drawing {
  return [
    figure(264, 214, 'Item ledger', { size: 26 }),
    rect(264, 232, 208, 2, ink),
    highlight(256, 234, 224, 91),
    items.map(([item, quantity], index) => [
      index > 0 ? rect(264, 234 + index * 92, 208, 1, rowRule) : [],
      text(264, 287 + index * 92, item, { size: 20 }),
      figure(472, 289 + index * 92, quantity, { size: 28, anchor: 'end' }),
    ]),
  ];
}

function stockValue(): Drawing {
  return [
    figure(496, 214, 'Stock value', { size: 26 }),
    times(4).map((index) => rect(496, 288 + index * 76, 148, 1, rowRule)),
    bars(496, 592, [330, 304, 316, 242, 204], {
      width: 24,
      gap: 7,
      color: indigoMid,
      last: marigold,
    }),
    rect(496, 592, 148, 2, ink),
  ];
}

interface Links {
  readonly width: number;
  readonly height: number;
  /** Distance of the threads where they begin and where they enter the cloth. */
  readonly pitch: number;
  readonly port: number;
  readonly stroke: number;
  /** The cloth: its left edge, what it has above it, its squares across and down. */
  readonly cloth: readonly [x: number, y: number, columns: number, rows: number];
  readonly cell: number;
}

/** Threads of many colors become one cloth. */
function links({ width, height, pitch, port, stroke: thick, cloth, cell }: Links): Drawing {
  const [left, top, columns, rows] = cloth;
  const over = 0.12 * cell;
  const middle = top + (rows * cell) / 2;
  const colors = [marigold, paper, madderLight, periwinkle];
  return [
    rect(0, 0, width, height, indigo),
    times(13).map((index) => {
      const y = thick + index * pitch;
      const end = middle + (index - 6) * port;
      const turn = 0.5 * left - (Math.abs(end - y) * left) / (2.6 * height);
      return stroke(
        offsetPolyline(
          [
            [-10, y],
            [turn, y],
            [0.86 * left, end],
            [left - 2 * thick, end],
          ],
          0,
          24,
        ),
        colors[index % 4] ?? paper,
        thick,
      );
    }),
    weave(left + over, top + over, columns, rows, {
      pitch: cell,
      band: 0.78 * cell,
      gap: 0.1 * cell,
      weft: (line) => colors[line % 4] ?? paper,
      warp: () => indigoMid,
    }),
  ];
}

export const integrationWeave = definePicture({
  name: 'integration-weave',
  width: 1250,
  height: 396,
  draw: () =>
    links({
      width: 1250,
      height: 396,
      pitch: 32,
      port: 15,
      stroke: 6,
      cloth: [661, 0, 12, 5],
      cell: 49,
    }),
});

export const integrationWeaveSmall = definePicture({
  name: 'integration-weave-small',
  width: 346,
  height: 200,
  draw: () =>
    links({
      width: 346,
      height: 200,
      pitch: 16,
      port: 10,
      stroke: 3,
      cloth: [162, 26, 5, 4],
      cell: 36.8,
    }),
});
