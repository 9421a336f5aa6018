import { ground } from '../../kit/canvas';
import { hairline, indigo, marigold, paper, surface } from '../../kit/palette';
import { panel, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, times } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const CHECKS = 5;
const DONE = 3;
const RADIUS = 32;

export const courseBusinessCentral = definePicture({
  name: 'course-business-central',
  ...CARD,
  draw: () => [
    ground(480, 360, marigold),
    straightBundle(threadsOn.marigold, LEFT, RIGHT),
    invoice(104, 28, 272, 164),
    times(CHECKS).map((index) => check(64 + index * 88, index < DONE)),
  ],
});

function invoice(x: number, y: number, width: number, height: number): Drawing {
  return [
    panel(x, y, width, height),
    rect(x + 28, y + 30, 132, 14, indigo),
    rect(x + 28, y + 60, 96, 10, hairline),
    rect(x + 24, y + 86, width - 48, 54, paper),
    rect(x + 24, y + 136, width - 48, 4, indigo),
    figure(x + width - 40, y + 130, '380', { size: 56, anchor: 'end' }),
  ];
}

function check(x: number, isDone: boolean): Drawing {
  return [
    dot(x, LINE, RADIUS + 8, marigold),
    dot(x, LINE, RADIUS, indigo),
    isDone ? tick(x - RADIUS / 2, LINE, surface, RADIUS / 12) : dot(x, LINE, RADIUS - 6, surface),
  ];
}
