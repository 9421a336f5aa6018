import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, marigold, paper, ink } from '../../kit/palette';
import { definePicture, type Drawing, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, type Point, threadsOn } from '../../kit/threads';
import { SLIDE, SMALL_SLIDE, type Stage } from './stage';

export const heroPowerBi = definePicture({
  name: 'hero-4',
  ...SLIDE,
  draw: () => [
    ground(SLIDE.width, SLIDE.height, indigoDeep),
    [132, 236, 340, 444].map((y) => rect(0, y, SLIDE.width, 2, indigo)),
    wovenChart(SLIDE, {
      left: 36,
      step: 68,
      width: 40,
      base: SLIDE.height,
      heights: [262, 368, 432, 452, 552, 634, 672, 598, 468, 380, 308, 284],
      peak: 6,
      points: [
        [-OVERSHOOT, 540],
        [76, 540],
        [176, 380],
        [262, 380],
        [372, 188],
        [496, 188],
        [660, 456],
        [740, 540],
        [832 + OVERSHOOT, 540],
      ],
      radius: 56,
      halo: 8,
    }),
    ['A', 'M', 'J', 'J', 'A', 'S', 'O'].map((month, index) =>
      text(56 + index * 68, 594, month, {
        size: 20,
        color: index === 6 ? ink : paper,
        anchor: 'middle',
      }),
    ),
    text(36, 84, 'Sales in October', { size: 24, color: paper }),
    figure(36, 158, '₹4.28 Cr', { size: 80, color: marigold }),
  ],
});

export const heroPowerBiSmall = definePicture({
  name: 'hero-4-small',
  ...SMALL_SLIDE,
  draw: () => [
    ground(SMALL_SLIDE.width, SMALL_SLIDE.height, indigoDeep),
    wovenChart(SMALL_SLIDE, {
      left: 22,
      step: 46,
      width: 28,
      base: SMALL_SLIDE.height,
      heights: [100, 156, 190, 252, 288, 266, 180, 124],
      peak: 4,
      points: [
        [-OVERSHOOT, 256],
        [60, 256],
        [140, 184],
        [196, 112],
        [250, 112],
        [330, 256],
        [400 + OVERSHOOT, 256],
      ],
      radius: 32,
      halo: 6,
    }),
    text(20, 42, 'October', { size: 18, color: paper }),
    figure(20, 86, '₹4.28 Cr', { size: 44, color: marigold }),
  ],
});

interface WovenChart {
  readonly left: number;
  readonly step: number;
  readonly width: number;
  readonly base: number;
  readonly heights: readonly number[];
  readonly peak: number;
  readonly points: readonly Point[];
  readonly radius: number;
  readonly halo: number;
}

function wovenChart(
  { thread, pitch }: Stage,
  { left, step, width, base, heights, peak, points, radius, halo }: WovenChart,
): Drawing {
  const bars = heights.map((height, index) => ({
    index,
    height,
    x: left + index * step,
    y: base - height,
  }));
  const color = (index: number) => (index === peak ? marigold : indigoMid);
  const below = bars.filter(({ index }) => index % 2 === 1);
  const above = bars.filter(({ index }) => index % 2 === 0);
  return [
    below.map(({ index, height, x, y }) => rect(x, y, width, height, color(index))),
    bundle(points, threadsOn.indigo, { thread, pitch, radius, halo: indigoDeep }),
    above.map(({ index, height, x, y }) => [
      rect(x - halo, y - halo, width + 2 * halo, height + halo, indigoDeep),
      rect(x, y, width, height, color(index)),
    ]),
  ];
}
