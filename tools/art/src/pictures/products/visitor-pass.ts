import { ground } from '../../kit/canvas';
import {
  hairline,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  muted,
  sand,
  surface,
} from '../../kit/palette';
import { barcode, panel, row } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, group, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { straightBundle, threadLine, threadsOn } from '../../kit/threads';

/** On the indigo of its own page, on sand, and without a ground, where the page draws the threads. */
export const productVms = passAndList('product-vms', 40, indigo, threadsOn.indigo);
export const productVmsSmall = passAlone('product-vms-small', indigo, threadsOn.indigo);
export const listedVms = passAlone('listed-vms', sand, threadsOn.sand);

export const sheetVms = definePicture({
  name: 'sheet-vms',
  width: 564,
  height: 248,
  shownAt: 480,
  ground: 'page',
  draw: () => [pass(0, 0), gateList(304, 32)],
});

/** As large as the sheet of attendance, which stands beside it. */
export const sheetVmsSmall = definePicture({
  name: 'sheet-vms-small',
  width: 403,
  height: 248,
  shownAt: 280,
  ground: 'page',
  draw: () => [
    rect(0, 0, 403, 248, surface, 6),
    rect(0, 0, 403, 54, marigold),
    text(20, 35, 'Visitor pass', { size: 20, weight: 650 }),
    figure(383, 37, 'V-0318', { size: 26, anchor: 'end' }),
    portrait(20, 74),
    text(120, 90, 'To meet', { size: 18, color: muted }),
    text(120, 114, 'Purchase head', { size: 20 }),
    text(120, 142, 'Purpose', { size: 18, color: muted }),
    text(120, 166, 'Supplier audit', { size: 20 }),
    rect(20, 182, 363, 2, hairline),
    text(20, 208, 'In 10:05', { size: 18 }),
    text(20, 233, 'Gate 2', { size: 18, color: muted }),
    passCode(247, 192),
  ],
});

type Threads = (typeof threadsOn)[keyof typeof threadsOn];

function passAlone(name: string, color: string, threads: Threads) {
  return definePicture({
    name,
    width: 400,
    height: 300,
    shownAt: 280,
    draw: () => [
      ground(400, 300, color),
      straightBundle(threads, 0, 400, threadLine(300, 'tile')),
      group({ move: [52, 0] }, [
        rect(0, 20, 296, 260, surface, 6),
        rect(0, 20, 296, 56, marigold),
        text(18, 55, 'Visitor pass', { size: 20, weight: 650 }),
        figure(278, 57, 'V-0318', { size: 26, anchor: 'end' }),
        portrait(18, 96),
        text(114, 116, 'To meet', { size: 18, color: muted }),
        text(114, 140, 'Purchase head', { size: 20 }),
        text(114, 188, 'Gate 2', { size: 20 }),
        rect(18, 208, 260, 2, hairline),
        text(18, 252, 'In 10:05', { size: 20 }),
        passCode(144, 220),
      ]),
    ],
  });
}

function passAndList(name: string, left: number, color: string, threads: Threads) {
  return definePicture({
    name,
    width: 644,
    height: 320,
    shownAt: 524,
    draw: () => [
      ground(644, 320, color),
      straightBundle(threads, 0, 644, threadLine(320, 'tile')),
      pass(left, 36),
      gateList(left + 304, 68),
    ],
  });
}

function pass(x: number, y: number): Drawing {
  return [
    rect(x, y, 276, 248, surface, 6),
    rect(x, y, 276, 52, marigold),
    text(x + 18, y + 33, 'Visitor pass', { size: 18, weight: 650 }),
    figure(x + 258, y + 35, 'V-0318', { size: 24, anchor: 'end' }),
    portrait(x + 18, y + 70),
    text(x + 112, y + 84, 'To meet', { size: 15, color: muted }),
    text(x + 112, y + 104, 'Purchase head', { size: 17 }),
    text(x + 112, y + 136, 'Purpose', { size: 15, color: muted }),
    text(x + 112, y + 156, 'Supplier audit', { size: 17 }),
    rect(x + 18, y + 178, 240, 2, hairline),
    text(x + 18, y + 206, 'In 10:05', { size: 17 }),
    text(x + 18, y + 231, 'Gate 2', { size: 17, color: muted }),
    passCode(x + 124, y + 190),
  ];
}

function portrait(x: number, y: number): Drawing {
  return [
    rect(x, y, 78, 92, indigoTint),
    dot(x + 39, y + 33, 18, indigo),
    fill(`M${x + 4} ${y + 92}A35 35 0 0 1 ${x + 74} ${y + 92}z`, indigo),
  ];
}

function passCode(x: number, y: number): Drawing {
  return barcode(x, y, 44, [0, 2, 3, 6, 8, 9, 12, 14, 15, 18, 20, 23, 25], 5.2, indigo);
}

function gateList(x: number, y: number): Drawing {
  const visitors = [
    ['Auditor', '10:05', marigold],
    ['Courier', '10:18', indigoMid],
    ['Contractor', '10:31', madder],
    ['Customer', '10:40', marigold],
  ] as const;
  return [
    panel(x, y, 260, 216),
    text(x + 20, y + 33, 'At the gate now', { size: 17, weight: 650 }),
    figure(x + 240, y + 36, '12', { size: 26, anchor: 'end' }),
    rect(x, y + 52, 260, 2, hairline),
    visitors.map(([kind, time, color], index) => {
      const line = y + 86 + index * 38;
      return [
        dot(x + 28, line - 6, 8, color),
        row(
          line,
          [
            { x: x + 48, content: kind },
            { x: x + 240, content: time, quiet: true, end: true },
          ],
          { size: 17 },
        ),
      ];
    }),
  ];
}
