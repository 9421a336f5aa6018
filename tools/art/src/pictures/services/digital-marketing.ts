import { ground } from '../../kit/canvas';
import { indigo, indigoMid, madder, marigold, muted, paper, surface } from '../../kit/palette';
import { cross } from '../../kit/panel';
import { definePicture, type Drawing, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, THREAD, threadsOn } from '../../kit/threads';
import { detour, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

/** A month of spend in rupees, leads and orders. */
const channels = [
  { name: 'Search', spend: '62,000', leads: '18', orders: '5' },
  { name: 'E-mail', spend: '8,000', leads: '7', orders: '2' },
  { name: 'Listings', spend: '35,000', leads: '12', orders: '3' },
] as const;

interface Loom {
  readonly width: number;
  readonly threadLine: number;
  readonly columns: readonly number[];
  readonly columnWidth: number;
  readonly first: number;
  readonly pitch: number;
  readonly size: number;
}

function weft(loom: Loom, index: number, cells: readonly string[]): Drawing {
  const { width, threadLine, columns, columnWidth, first, pitch, size } = loom;
  const color = threadsOn.marigold[index] ?? indigo;
  const y = first + index * pitch;
  const port = threadLine + (index - 1) * PITCH;
  const turn = 20 + index * PITCH;
  const path = detour({ width, port, row: y, turn });
  return [
    asThread(stroke(offsetPolyline(path, 0, 12), color)),
    columns.map((x, column) => [
      (index + column) % 2 === 0
        ? rect(x, y - 8, columnWidth, 16, surface)
        : [
            asThread(rect(x, y - THREAD, columnWidth, 2 * THREAD, marigold)),
            asThread(rect(x, y - THREAD / 2, columnWidth, THREAD, color)),
          ],
      figure(x + columnWidth / 2, y - size, cells[column] ?? '', {
        size: size * 2,
        anchor: 'middle',
      }),
    ]),
  ];
}

export const serviceDigitalMarketing = definePicture({
  name: 'service-digital-marketing',
  ...WIDE,
  draw: () => {
    const columns = [208, 360, 512];
    const loom = {
      width: 744,
      threadLine: WIDE_LINE,
      columns,
      columnWidth: 136,
      first: 152,
      pitch: 96,
      size: 18,
    };
    return [
      ground(744, 500, marigold),
      columns.map((x) => [rect(x, 24, 136, 452, surface), rect(x + 16, 76, 104, 2, indigo)]),
      ['Spend, ₹', 'Leads', 'Orders'].map((name, index) =>
        text((columns[index] ?? 0) + 68, 60, name, { size: 18, color: muted, anchor: 'middle' }),
      ),
      channels.map(({ name, spend, leads, orders }, index) => [
        weft(loom, index, [spend, leads, orders]),
        text(76, 152 + index * 96 - 18, name, { size: 18 }),
      ]),
      stroke('M-10 384H24A12 12 0 0 1 36 396V428A12 12 0 0 0 48 440H208', indigoMid),
      text(76, 422, 'Social', { size: 18 }),
      figure(276, 436, '22,000', { size: 36, anchor: 'middle' }),
      rect(336, 400, 336, 52, madder),
      cross(352, 420, surface),
      text(380, 432, '210 clicks, no order: stopped', { size: 18, color: surface }),
    ];
  },
});

export const serviceDigitalMarketingSmall = definePicture({
  name: 'service-digital-marketing-small',
  ...SMALL,
  draw: () => {
    const columns = [150, 246];
    const loom = {
      width: 400,
      threadLine: SMALL_LINE,
      columns,
      columnWidth: 84,
      first: 96,
      pitch: 56,
      size: 13,
    };
    return [
      ground(400, 300, marigold),
      columns.map((x) => [rect(x, 12, 84, 276, surface), rect(x + 8, 44, 68, 2, indigo)]),
      ['Leads', 'Orders'].map((name, index) =>
        text((columns[index] ?? 0) + 42, 34, name, { size: 15, color: muted, anchor: 'middle' }),
      ),
      channels.map(({ name, leads, orders }, index) => [
        weft(loom, index, [leads, orders]),
        text(70, 96 + index * 56 - 13, name, { size: 15 }),
      ]),
      stroke('M-10 248H24A12 12 0 0 1 36 260A12 12 0 0 0 48 272H140', indigoMid),
      text(70, 260, 'Social', { size: 15 }),
      rect(134, 254, 212, 30, madder),
      text(148, 274, '210 clicks, no order', { size: 15, color: paper }),
    ];
  },
});
