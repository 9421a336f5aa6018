import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  ink,
  madder,
  madderLight,
  madderTint,
  marigold,
  paper,
  periwinkle,
  rowRule,
  surface,
} from '../../kit/palette';
import { panel } from '../../kit/panel';
import { definePicture, type Drawing, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, type Point, threadsOn } from '../../kit/threads';
import { acrossSmall, acrossWide, SMALL, SMALL_LINE, WIDE, WIDE_LINE } from './frame';

/** In lakh; the sum is the 42 of the card. */
const ages = [
  { days: '0-30', lakh: 18, color: paper },
  { days: '31-60', lakh: 11, color: periwinkle },
  { days: '61-90', lakh: 8, color: indigoMid },
  { days: '90+', lakh: 5, color: madderLight },
];

const branches = [
  ['Noida', '12'],
  ['Pune', '16'],
  ['Chennai', '9'],
  ['Kolkata', '5'],
] as const;

interface Chart {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly pitch: number;
  readonly scale: number;
  readonly size: number;
}

const CLEAR = 28;

function skyline(
  { x, foot, width, pitch, scale }: Chart,
  threadLine: number,
  radius: number,
): readonly Point[] {
  const heights = ages.map(({ lakh }) => foot - lakh * scale - CLEAR);
  const steps = heights.flatMap((height, index): readonly Point[] => {
    const before = heights[index - 1] ?? threadLine;
    const after = index === heights.length - 1 ? threadLine : height;
    const turn = index === 0 ? x - CLEAR : x + (index - 1) * pitch + width + CLEAR;
    return [
      [turn, before, radius],
      [turn, after, radius],
    ];
  });
  return steps;
}

function columns({ x, foot, width, pitch, scale, size }: Chart): Drawing {
  return ages.map(({ days, lakh, color }, index) => {
    const left = x + index * pitch;
    const top = foot - lakh * scale;
    const on = color === indigoMid ? paper : ink;
    return [
      rect(left, top, width, lakh * scale, color),
      figure(left + width / 2, top + size * 2, `${lakh}`, {
        size: size * 1.8,
        color: on,
        anchor: 'middle',
      }),
      text(left + width / 2, foot - size * 0.7, days, { size, color: on, anchor: 'middle' }),
    ];
  });
}

export const servicePowerbi = definePicture({
  name: 'service-powerbi',
  ...WIDE,
  draw: () => {
    const chart = { x: 384, foot: 476, width: 72, pitch: 80, scale: 19, size: 17 };
    return [
      ground(744, 500, indigo),
      bundle(acrossWide(...skyline(chart, WIDE_LINE, 24)), threadsOn.indigo),
      columns(chart),
      panel(32, 24, 288, 452),
      rect(32, 24, 288, 136, marigold),
      text(56, 60, 'Overdue', { size: 18 }),
      figure(56, 134, '₹42 lakh', { size: 72 }),
      rect(32, 238, 288, 78, madderTint),
      branches.map(([branch, lakh], index) => [
        index === 3 ? rect(56, 394, 240, 1, rowRule) : [],
        text(56, 206 + index * 78, branch, { size: 18 }),
        figure(296, 208 + index * 78, lakh, { size: 30, anchor: 'end' }),
      ]),
      rect(124, 262, 112, 30, madder),
      text(180, 283, 'Over limit', { size: 17, color: surface, anchor: 'middle' }),
    ];
  },
});

export const servicePowerbiSmall = definePicture({
  name: 'service-powerbi-small',
  ...SMALL,
  draw: () => {
    const chart = { x: 172, foot: 300, width: 48, pitch: 52, scale: 11.2, size: 15 };
    return [
      ground(400, 300, indigo),
      bundle(acrossSmall(...skyline(chart, SMALL_LINE, 16)), threadsOn.indigo),
      columns(chart),
      rect(16, 16, 92, 96, marigold),
      text(28, 40, 'Overdue', { size: 15 }),
      figure(28, 78, '₹42', { size: 40 }),
      figure(28, 100, 'lakh', { size: 24 }),
      rect(16, 112, 92, 52, surface),
      text(28, 134, 'Pune', { size: 15 }),
      text(28, 154, 'Over limit', { size: 15, color: madder }),
    ];
  },
});
