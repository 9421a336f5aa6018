import { ground } from '../../kit/canvas';
import { indigo, indigoMid, ink, madder, paper, periwinkle, sand } from '../../kit/palette';
import { definePicture, type Drawing, fill, rect } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import { CARD, LEFT, RIGHT } from './card';

/** The widths show the order, not the scale. */
const steps = [
  { count: '640', width: 360, color: indigo, on: paper },
  { count: '96', width: 264, color: indigoMid, on: paper },
  { count: '32', width: 168, color: periwinkle, on: ink },
];

const MIDDLE = 216;
const HEIGHT = 64;
const STEP = 76;

export const courseDigitalMarketing = definePicture({
  name: 'course-digital-marketing',
  ...CARD,
  draw: () => [
    ground(480, 360, sand),
    straightBundle(threadsOn.sand, LEFT, RIGHT),
    steps.map(({ count, width, color, on }, index) => {
      const y = 32 + index * STEP;
      return [
        rect(MIDDLE - width / 2, y, width, HEIGHT, color),
        figure(MIDDLE, y + 47, count, { size: 48, color: on, anchor: 'middle' }),
      ];
    }),
    rect(MIDDLE - 44, 32 + 3 * STEP, 88, 72, indigo),
    [
      [388, 122, 15],
      [424, 158, 18],
      [386, 186, 13],
    ].map(([x = 0, y = 0, radius = 0]) => drop(x, y, radius)),
  ],
});

function drop(x: number, top: number, radius: number): Drawing {
  return fill(
    `M${x} ${top}C${x + radius * 0.3} ${top + radius} ${x + radius} ${top + radius * 1.3} ${x + radius} ${top + radius * 2}A${radius} ${radius} 0 0 1 ${x - radius} ${top + radius * 2}C${x - radius} ${top + radius * 1.3} ${x - radius * 0.3} ${top + radius} ${x} ${top}z`,
    madder,
  );
}
