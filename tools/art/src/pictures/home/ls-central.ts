import { ground } from '../../kit/canvas';
import {
  hide,
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  muted,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { barcode } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, rect, ring, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, slideBundle } from './stage';

export const heroLsCentral = definePicture({
  name: 'hero-3',
  ...SLIDE,
  draw: () => {
    const shelf = SLIDE.line - 42;
    return [
      ground(SLIDE.width, SLIDE.height, marigold),
      slideBundle(SLIDE, threadsOn.marigold),
      times(11).map((index) => [
        ring(44 + index * 76, 610, 24, indigo, 10),
        dot(44 + index * 76, 610, 6, indigo),
      ]),
      bill(),
      [bottle(64, shelf), carton(156, shelf), tin(250, shelf), scanner(408, shelf)],
      [bag(592, shelf), bottle(700, shelf), tin(784, shelf)],
    ];
  },
});

function bill(): Drawing {
  const items = [
    ['Basmati 5 kg', '640'],
    ['Tea 500 g', '285'],
    ['Ghee 1 L', '610'],
  ] as const;
  return [
    rect(72, 48, 312, 64, indigo),
    rect(96, 88, 264, 12, indigoDeep),
    dot(352, 68, 8, marigold),
    fill(
      `M104 96H352V356${times(8)
        .map((index) => `l-15.5 ${index % 2 === 0 ? 16 : -16}l-15.5 ${index % 2 === 0 ? -16 : 16}`)
        .join('')}z`,
      surface,
    ),
    figure(124, 150, 'Store 04', { size: 30 }),
    text(332, 149, 'Till 2', { size: 18, color: muted, anchor: 'end' }),
    rect(124, 166, 208, 2, sand),
    items.map(([name, price], index) => [
      text(124, 200 + index * 32, name, { size: 20 }),
      text(332, 200 + index * 32, price, { size: 20, anchor: 'end' }),
    ]),
    rect(124, 282, 208, 3, indigo),
    figure(332, 336, '₹1,535', { size: 60, anchor: 'end' }),
  ];
}

function bottle(x: number, y: number): Drawing {
  return [
    fill(
      `M${x - 28} ${y}V${y - 84}A28 28 0 0 1 ${x - 10} ${y - 110}V${y - 132}H${x + 10}V${y - 110}A28 28 0 0 1 ${x + 28} ${y - 84}V${y}z`,
      madder,
    ),
    rect(x - 12, y - 144, 24, 16, indigo),
    rect(x - 28, y - 64, 56, 36, surface),
    rect(x - 16, y - 52, 32, 8, madder),
  ];
}

function carton(x: number, y: number): Drawing {
  return [
    rect(x - 44, y - 88, 88, 88, hide),
    rect(x - 12, y - 88, 24, 32, surface),
    rect(x - 32, y - 24, 32, 8, madder),
  ];
}

function tin(x: number, y: number): Drawing {
  return [
    rect(x - 32, y - 104, 64, 104, indigo),
    rect(x - 32, y - 80, 64, 48, surface),
    dot(x, y - 56, 14, marigold),
    rect(x - 36, y - 108, 72, 10, indigoMid),
  ];
}

function bag(x: number, y: number): Drawing {
  return [
    fill(
      `M${x - 48} ${y}L${x - 40} ${y - 128}L${x - 56} ${y - 152}H${x + 56}L${x + 40} ${y - 128}L${x + 48} ${y}z`,
      surface,
    ),
    rect(x - 40, y - 132, 80, 8, madder),
    fill(`M${x} ${y - 100}L${x + 24} ${y - 64}L${x} ${y - 28}L${x - 24} ${y - 64}z`, indigo),
  ];
}

function scanner(x: number, y: number): Drawing {
  return [
    rect(x + 72, y - 300, 16, 300, indigo),
    rect(x - 40, y - 316, 128, 56, indigo),
    rect(x - 28, y - 264, 72, 12, madder),
    fill(`M${x - 20} ${y - 252}H${x + 36}L${x + 60} ${y - 112}H${x - 44}z`, madderLight),
    rect(x - 56, y - 112, 120, 112, paper),
    rect(x - 56, y - 112, 120, 20, indigoTint),
    barcode(x - 36, y - 72, 48, [0, 1, 3, 4, 6, 8, 9, 11, 12], 6.4, indigo),
  ];
}

export const heroLsCentralSmall = definePicture({
  name: 'hero-3-small',
  ...SMALL_SLIDE,
  draw: () => {
    const shelf = SMALL_SLIDE.line - 28;
    return [
      ground(SMALL_SLIDE.width, SMALL_SLIDE.height, marigold),
      slideBundle(SMALL_SLIDE, threadsOn.marigold),
      times(9).map((index) => ring(24 + index * 44, 296, 12, indigo, 6)),
      rect(24, 16, 192, 40, indigo),
      fill(
        `M40 48H200V168l-13.3 12l-13.4 -12l-13.3 12l-13.3 -12l-13.4 12l-13.3 -12l-13.3 12l-13.4 -12l-13.3 12l-13.3 -12l-13.4 12l-13.3 -12z`,
        surface,
      ),
      text(56, 84, 'Tea 500 g', { size: 17 }),
      text(184, 84, '285', { size: 17, anchor: 'end' }),
      rect(56, 98, 128, 2, indigo),
      figure(184, 148, '₹1,535', { size: 42, anchor: 'end' }),
      tin(264, shelf),
      bottle(344, shelf),
    ];
  },
});
