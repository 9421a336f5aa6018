import {
  approved,
  hairline,
  indigo,
  indigoMid,
  madder,
  marigold,
  marigoldTint,
  paper,
  surface,
} from '../../kit/palette';
import { bars, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, ring, stroke, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { threadsOn, type WeaveCell, weaveCells, type WeaveOptions } from '../../kit/threads';
import { WARP_COLORS, weaving, woven } from './cloth';
import { SLIDE, SMALL_SLIDE, slideBundle } from './stage';

const weftColors = [indigoMid, paper, paper, marigold, paper, indigo, indigoMid, indigoMid];
const BUNDLE_ROW = 5;

const crossings = () =>
  weaveCells(40, -60, 8, 8, {
    pitch: 112,
    band: 80,
    gap: 8,
    weft: (line) => weftColors[line] ?? indigoMid,
    warp: (column) => WARP_COLORS[column % 2] ?? indigoMid,
    skip: (column, line) =>
      (column === 0 && (line < 2 || line > 5)) || (column === 1 && line === 0),
  });

const record = ({ column, row, x, y }: WeaveCell): Drawing =>
  records[`${column} ${row}`]?.(x, y) ?? [];

export const heroBusinessCentral = definePicture({
  name: 'hero-1',
  ...SLIDE,
  draw: () => [
    rect(0, 0, SLIDE.width, SLIDE.height, indigo),
    slideBundle(SLIDE, threadsOn.indigo),
    woven(SLIDE, crossings(), BUNDLE_ROW),
    crossings().map(record),
  ],
});

export const heroBusinessCentralWeaving = definePicture({
  name: 'hero-1-weaving',
  ...SLIDE,
  draw: () => [
    rect(0, 0, SLIDE.width, SLIDE.height, indigo),
    slideBundle(SLIDE, threadsOn.indigo),
    weaving(SLIDE, crossings(), BUNDLE_ROW, record),
  ],
});

type Written = (x: number, y: number) => Drawing;

const named =
  (name: string): Written =>
  (x, y) =>
    text(x + 14, y + 26, name, { size: 16 });

const value =
  (name: string, content: string): Written =>
  (x, y) => [named(name)(x, y), figure(x + 14, y + 67, content, { size: 38 })];

/** By "column row"; words only where no screen crops them. */
const records: Readonly<Record<string, Written>> = {
  '1 1': value('Indents', '14'),
  '3 1': (x, y) => [
    named('PO 2207')(x, y),
    times(3).map((k) => [
      dot(x + 25 + k * 32, y + 54, 11, approved),
      tick(x + 19.5 + k * 32, y + 54, surface, 0.95),
    ]),
  ],
  '5 1': (x, y) =>
    times(10).map((k) =>
      rect(x + 16 + (k % 5) * 20, y + 20 + (k > 4 ? 22 : 0), 16, 18, k < 7 ? indigoMid : hairline),
    ),
  '0 2': value('Vendors', '212'),
  '2 2': value('On hand', '1,240'),
  '4 2': (x, y) => [
    stroke(
      `M${x + 16} ${y + 28}L${x + 42} ${y + 48}L${x + 62} ${y + 34}L${x + 84} ${y + 52}L${x + 112} ${y + 20}`,
      madder,
      5,
    ),
    rect(x + 16, y + 62, 96, 2, hairline),
  ],
  '6 2': (x, y) =>
    bars(x + 18, y + 64, [14, 24, 34, 46], { width: 18, gap: 8, color: indigoMid, last: marigold }),
  '1 3': (x, y) => [
    named('Work order')(x, y),
    figure(x + 14, y + 67, '68%', { size: 38 }),
    rect(x + 84, y + 44, 32, 12, marigoldTint),
    rect(x + 84, y + 44, 21, 12, indigo),
  ],
  '3 3': (x, y) => [
    named('Line 2')(x, y),
    figure(x + 14, y + 67, '82%', { size: 38 }),
    ring(x + 102, y + 46, 15, marigoldTint, 8),
    stroke(`M${x + 102} ${y + 31}A15 15 0 1 1 ${x + 87.6} ${y + 42}`, indigo, 8),
  ],
  '5 3': (x, y) => [
    ring(x + 40, y + 40, 22, indigo, 8),
    tick(x + 30, y + 41, indigo, 1.6),
    rect(x + 76, y + 28, 38, 8, indigo),
    rect(x + 76, y + 46, 26, 8, indigo),
  ],
  '7 3': (x, y) =>
    bars(x + 18, y + 64, [46, 34, 28, 18], { width: 18, gap: 8, color: indigo, last: madder }),
  '0 4': value('Invoices', '57'),
  '2 4': value('Receivable', '₹42 L'),
  '4 4': (x, y) => code(x + 18, y + 16, 6, 8),
  '6 4': (x, y) => [
    rect(x + 16, y + 18, 64, 8, indigo),
    rect(x + 16, y + 36, 48, 8, indigoMid),
    rect(x + 16, y + 54, 56, 8, indigoMid),
    dot(x + 100, y + 40, 14, approved),
    tick(x + 93, y + 40, surface, 1.2),
  ],
};

function code(x: number, y: number, lines: number, cell: number): Drawing {
  return times(lines * 12).map((index) => {
    const line = Math.floor(index / 12);
    const column = index % 12;
    return (line * 5 + column * 3 + line * column + column * column * 2) % 7 > 3
      ? []
      : rect(x + column * cell, y + line * cell, cell, cell, indigo);
  });
}

export const heroBusinessCentralSmall = definePicture({
  name: 'hero-1-small',
  ...SMALL_SLIDE,
  draw: () => {
    const options: WeaveOptions = {
      pitch: 103,
      band: 72,
      gap: 6,
      weft: (line) => [paper, marigold, indigo, indigoMid][line] ?? indigoMid,
      warp: (column) => WARP_COLORS[column % 2] ?? indigoMid,
      start: 1,
    };
    const cells = weaveCells(-42, 14, 5, 3, options);
    const written: Readonly<Record<string, Written>> = {
      '1 0': small('On hand', '1,240'),
      '3 0': small('Orders', '128'),
      '2 1': small('Line 2', '82%'),
    };
    return [
      rect(0, 0, SMALL_SLIDE.width, SMALL_SLIDE.height, indigo),
      slideBundle(SMALL_SLIDE, threadsOn.indigo),
      woven(SMALL_SLIDE, cells, 2),
      cells.map(({ column, row, x, y }) => written[`${column} ${row}`]?.(x, y) ?? []),
    ];
  },
});

const small =
  (name: string, content: string): Written =>
  (x, y) => [
    text(x + 14, y + 25, name, { size: 17 }),
    figure(x + 14, y + 62, content, { size: 38 }),
  ];
