import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  muted,
  paper,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, group, rect, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

/** In mm, litres a minute and metres. */
const sizes = [
  ['0.5 HP', '40 lpm', '20 m'],
  ['1 HP', '75 lpm', '24 m'],
  ['2 HP', '210 lpm', '26 m'],
] as const;

export const serviceWeb = definePicture({
  name: 'service-web',
  ...WIDE,
  draw: () => [
    ground(744, 500, indigoTint),
    screen(80, 32, 416, 392, 16, 16),
    screen(528, 32, 144, 436, 8, 24),
    bundle(
      acrossWide([36, WIDE_LINE, 28], [36, 92, 28], [708, 92, 28], [708, WIDE_LINE, 28]),
      threadsOn.tint,
    ),
    rims(80, 32, 416, 92, 16),
    rims(528, 32, 144, 92, 8),
    fill('M56 424H520L506 446A8 8 0 0 1 499 450H77A8 8 0 0 1 70 446z', indigo),
    rect(248, 424, 80, 8, indigoMid),
    rect(600 - 20, 448, 40, 6, paper, 3),
    pageOfLaptop(),
    pageOfPhone(),
  ],
});

export const serviceWebSmall = definePicture({
  name: 'service-web-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigoTint),
    screen(56, 24, 200, 220, 8, 10),
    screen(268, 24, 80, 248, 6, 14),
    bundle(
      acrossSmall([28, SMALL_LINE, 22], [28, 68, 22], [374, 68, 22], [374, SMALL_LINE, 22]),
      threadsOn.tint,
    ),
    rims(56, 24, 200, 68, 8),
    rims(268, 24, 80, 68, 6),
    fill('M48 244H264L258 258A6 6 0 0 1 252 262H60A6 6 0 0 1 54 258z', indigo),
    photograph(76, 104, 72),
    figure(162, 142, '148', { size: 48 }),
    text(162, 166, 'in stock', { size: 15 }),
    rect(76, 192, 160, 32, marigold),
    text(156, 213, 'Datasheet', { size: 15, anchor: 'middle' }),
    photograph(280, 104, 56),
    figure(308, 192, '148', { size: 32, anchor: 'middle' }),
    rect(280, 202, 56, 22, marigold),
  ],
});

function screen(
  x: number,
  y: number,
  width: number,
  height: number,
  rim: number,
  radius: number,
): Drawing {
  return [
    rect(x, y, width, height, indigo, radius),
    rect(x + rim, y + 16, width - 2 * rim, height - 16 - (width < 200 ? 40 : 16), surface),
  ];
}

function rims(x: number, y: number, width: number, threadLine: number, rim: number): Drawing {
  return [x, x + width - rim].map((left) => rect(left, threadLine - 24, rim, 48, indigo));
}

function pageOfLaptop(): Drawing {
  return [
    photograph(112, 136, 152),
    figure(284, 164, 'Monobloc pump', { size: 28 }),
    text(410, 196, 'Flow', { size: 17, color: muted, anchor: 'end' }),
    text(464, 196, 'Head', { size: 17, color: muted, anchor: 'end' }),
    sizes.map(([power, flow, head], index) => {
      const y = 228 + index * 30;
      return [
        rect(284, y - 22, 180, 1.5, rowRule),
        text(284, y, power, { size: 17 }),
        text(410, y, flow, { size: 17, anchor: 'end' }),
        text(464, y, head, { size: 17, anchor: 'end' }),
      ];
    }),
    rect(112, 316, 352, 2, indigo),
    dot(120, 361, 8, approved),
    text(138, 367, '148 in stock, Noida', { size: 17 }),
    rect(336, 340, 128, 40, marigold),
    text(400, 366, 'Datasheet', { size: 17, anchor: 'middle' }),
  ];
}

function pageOfPhone(): Drawing {
  return [
    photograph(544, 132, 112),
    figure(544, 304, '148', { size: 56 }),
    text(544, 332, 'in stock', { size: 17 }),
    text(544, 354, 'Noida', { size: 17 }),
    rect(544, 374, 112, 40, marigold),
    text(600, 400, 'Datasheet', { size: 17, anchor: 'middle' }),
  ];
}

function photograph(x: number, y: number, size: number): Drawing {
  return [
    rect(x, y, size, size, sand),
    group({ move: [x, y], scale: size / 152 }, [
      rect(20, 124, 116, 12, indigo),
      rect(64, 60, 68, 56, indigo),
      times(4).map((index) => rect(78 + index * 13, 60, 4, 56, indigoMid)),
      rect(84, 44, 28, 16, madder),
      rect(32, 24, 24, 60, marigold),
      rect(24, 16, 40, 10, indigo),
      dot(44, 90, 34, marigold),
      dot(44, 90, 12, indigo),
    ]),
  ];
}
