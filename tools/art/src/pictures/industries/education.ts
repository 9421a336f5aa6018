import { ground } from '../../kit/canvas';
import { indigo, indigoMid, indigoTint, madder, marigold, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { type Drawing, fill, rect } from '../../kit/shapes';
import { bundle, offsetPolyline, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

export const education = defineTile({
  name: 'education',
  motion: 'grow',
  draw: () => [
    ground(480, 360, marigold),
    pages(),
    bundle(
      [
        [0, THREAD_LINE],
        [56, THREAD_LINE, 24],
        [56, 80, 28],
        [200, 80, 36],
        [240, 120, 12],
        [280, 80, 36],
        [424, 80, 28],
        [424, THREAD_LINE, 24],
        [480, THREAD_LINE],
      ],
      threadsOn.marigold,
    ),
  ],
  parts: () => [rect(354, 144, 16, 72, madder)],
});

function pages(): Drawing {
  const outline = offsetPolyline(
    [
      [56, 300],
      [56, 80, 28],
      [200, 80, 36],
      [240, 120, 12],
      [280, 80, 36],
      [424, 80, 28],
      [424, 300],
    ],
    28,
    28,
  );
  const heights = [24, 44, 36];
  return [
    fill(`${outline}z`, surface),
    rect(84, 284, 312, 16, indigoTint),
    fill('M48 300H432V320H272A32 20 0 0 1 208 320H48z', indigo),
    rect(237, 150, 6, 150, indigoTint),
    rect(108, 132, 72, 12, indigo),
    printLines(108, 160, [100, 88, 100, 60], indigoMid),
    heights.map((height, index) => rect(276 + index * 26, 216 - height, 16, height, indigoMid)),
    rect(268, 222, 112, 6, indigo),
    rect(268, 240, 80, 6, indigoMid),
  ];
}
