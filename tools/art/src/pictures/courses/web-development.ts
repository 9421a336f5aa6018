import { ground } from '../../kit/canvas';
import { indigo, madder, marigold, sand, surface } from '../../kit/palette';
import { panel } from '../../kit/panel';
import { definePicture, dot, type Drawing, quarterDisc, rect } from '../../kit/shapes';
import { text } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import { CARD, LEFT, RIGHT } from './card';

export const courseWebDevelopment = definePicture({
  name: 'course-web-development',
  ...CARD,
  draw: () => [
    ground(480, 360, sand),
    straightBundle(threadsOn.sand, LEFT, RIGHT),
    page(72, 28, 336, 304),
  ],
});

function page(x: number, y: number, width: number, height: number): Drawing {
  const hero = { y: y + 32, height: 112 };
  return [
    panel(x, y, width, height),
    rect(x, y, width, 32, indigo),
    [0, 1, 2].map((index) => dot(x + 20 + index * 22, y + 16, 6, marigold)),
    rect(x, hero.y, width, hero.height, marigold),
    quarterDisc(x, hero.y + hero.height, hero.height * 0.9, 'bottom-left', madder),
    quarterDisc(x + width, hero.y + hero.height, hero.height * 0.6, 'bottom-right', indigo),
    rect(x + 28, y + 168, width - 56, 60, madder),
    rect(x + 32, y + 172, width - 64, 52, surface),
    text(x + 48, y + 210, '98765', { size: 34 }),
    text(x + 28, y + 270, 'Enter 10 digits', { size: 33, weight: 650, color: madder }),
  ];
}
