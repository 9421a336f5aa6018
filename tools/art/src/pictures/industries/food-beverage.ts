import { ground } from '../../kit/canvas';
import { indigo, madder, marigold, surface } from '../../kit/palette';
import { dot, type Drawing, fill, rect, ring, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { across, defineTile } from './tile';

export const foodBeverage = defineTile({
  name: 'food-beverage',
  motion: 'aside',
  draw: () => [
    ground(480, 360, marigold),
    across(-360, 400, indigo),
    across(48, 6, indigo),
    across(340, 20, indigo),
    times(18)
      .map((index) => index * 80 - 440)
      .map((x) => [ring(x, 312, 20, indigo), dot(x, 312, 5, indigo)]),
    bottle(104),
    rect(72, 164, 64, 60, madder),
    bottle(240),
    rect(92, 40, 24, 36, indigo),
    rect(101, 76, 6, 90, madder),
    rect(228, 40, 24, 28, indigo),
    rect(360, 40, 32, 16, indigo),
    rect(360, 72, 32, 16, indigo),
    straightBundle(threadsOn.marigold, 0, 480),
  ],
  parts: () => [fullBottle(376)],
});

function bottle(x: number): Drawing {
  return fill(
    `M${x - 40} 232V152A40 40 0 0 1 ${x - 16} 116V88H${x + 16}V116A40 40 0 0 1 ${x + 40} 152V232z`,
    surface,
  );
}

function fullBottle(x: number): Drawing {
  return [
    bottle(x),
    fill(
      `M${x - 32} 224V152A32 32 0 0 1 ${x - 8} 122V112H${x + 8}V122A32 32 0 0 1 ${x + 32} 152V224z`,
      madder,
    ),
    rect(x - 32, 172, 64, 28, surface),
    rect(x - 20, 182, 40, 8, madder),
  ];
}
