import { ground, road, spokes, wheel } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, madder, marigold, paper, sand } from '../../kit/palette';
import { dot, type Drawing, fill, rect, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

export const logistics = defineTile({
  name: 'logistics',
  motion: 'turn',
  draw: () => [
    ground(480, 360, sand),
    road(480, 328, 32, 480),
    straightBundle(threadsOn.sand, 0, 480),
    rect(48, 104, 264, 184, indigo),
    times(10).map((index) => rect(66 + index * 25, 120, 3, 88, indigoMid)),
    straightBundle(threadsOn.indigo, 48, 312),
    cab(),
    rect(48, 288, 392, 12, indigoDeep),
    [112, 176, 376].map((x) => dot(x, 300, 40, sand)),
    destination(),
  ],
  parts: () => [112, 176, 376].map((x) => [wheel(x, 300, 32, indigoDeep), spokes(x, 300, 18)]),
});

function cab(): Drawing {
  return [
    rect(312, 208, 8, 80, indigoDeep),
    fill('M320 160H368A72 72 0 0 1 440 232V288H320z', madder),
    fill('M344 180H366A54 54 0 0 1 418 224H344z', paper),
    rect(428, 252, 12, 16, marigold),
  ];
}

function destination(): Drawing {
  return [
    fill(
      'M400 32A32 32 0 0 1 432 64C432 92 400 120 400 120S368 92 368 64A32 32 0 0 1 400 32z',
      marigold,
    ),
    dot(400, 64, 12, sand),
  ];
}
