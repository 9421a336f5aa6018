import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madder,
  madderLight,
  marigold,
  periwinkle,
  surface,
} from '../../kit/palette';
import { printLines } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  group,
  line,
  rect,
  stroke,
  times,
} from '../../kit/shapes';

const WIDTH = 264;
const HEIGHT = 116;

/** They stand on the bars of components/career/assurances.tsx. */
export const careerAssurances = [equal, free, shredded].map((draw, index) =>
  definePicture({
    name: `career-assurance-${index + 1}`,
    width: WIDTH,
    height: HEIGHT,
    draw: () => [ground(WIDTH, HEIGHT, indigoDeep), draw()],
  }),
);

/** Three applications with the photo covered: the same height, and equal signs. */
function equal(): Drawing {
  return [
    times(3).map((index) =>
      group({ move: [index * 95, 0] }, [
        rect(0, 0, 74, 116, surface),
        rect(8, 10, 26, 30, [madder, indigo, indigoMid][index] ?? indigo),
        rect(42, 16, 24, 6, indigo),
        rect(42, 29, 16, 5, indigoMid),
        printLines(8, 52, [58, 46, 58, 50, 34], indigoMid, { step: 12, thickness: 5 }),
      ]),
    ),
    times(2).map((index) => [
      rect(77 + index * 95, 48, 15, 6, marigold),
      rect(77 + index * 95, 60, 15, 6, marigold),
    ]),
  ];
}

/** A coin and a bond, both struck through. */
function free(): Drawing {
  return [
    dot(58, 58, 58, marigold),
    stroke('M36 32H82M36 48H82M36 32H50C70 32 70 64 50 64H36L68 90', indigo, 8),
    struck(6, 116),
    rect(150, 0, 92, 116, surface),
    rect(164, 16, 44, 8, indigo),
    printLines(164, 37, [64, 58, 64], indigoMid, { step: 14, thickness: 5 }),
    dot(216, 96, 13, madder),
    stroke('M164 98C170 82 178 82 174 96C180 84 186 84 186 96', indigo, 4),
    struck(138, 254),
  ];
}

function struck(from: number, to: number): Drawing {
  return [line(from, 110, to, 6, indigoDeep, 22), line(from, 110, to, 6, madderLight, 10)];
}

/** A CV on its way through the shredder. */
function shredded(): Drawing {
  return [
    rect(72, 0, 120, 62, surface),
    dot(96, 20, 12, indigo),
    rect(118, 12, 58, 7, indigo),
    rect(118, 25, 38, 5, indigoMid),
    printLines(84, 40, [92], indigoMid, { step: 12, thickness: 5 }),
    rect(0, 54, 264, 22, periwinkle),
    dot(244, 65, 5, marigold),
    times(8).map((index) =>
      rect(72 + index * 15.7, 76, 10, [40, 32, 40, 26, 40, 34, 40, 30][index] ?? 40, surface),
    ),
  ];
}
