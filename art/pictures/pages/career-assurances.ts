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
const HEIGHT = 132;

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
      group({ move: [index * 97, 32] }, [
        rect(0, 0, 70, 100, surface),
        rect(8, 10, 24, 26, [madder, indigo, indigoMid][index] ?? indigo),
        rect(38, 14, 24, 6, indigo),
        rect(38, 26, 16, 5, indigoMid),
        printLines(8, 50, [54, 44, 54, 32], indigoMid, { step: 12, thickness: 5 }),
      ]),
    ),
    times(2).map((index) => [
      rect(75 + index * 97, 72, 17, 6, marigold),
      rect(75 + index * 97, 84, 17, 6, marigold),
    ]),
  ];
}

/** A coin and a bond, both struck through. */
function free(): Drawing {
  return [
    dot(56, 76, 56, marigold),
    stroke('M34 50H80M34 66H80M34 50H48C68 50 68 82 48 82H34L66 108', indigo, 8),
    struck(0, 116),
    rect(150, 20, 92, 112, surface),
    rect(164, 34, 44, 8, indigo),
    printLines(164, 54, [64, 58, 64], indigoMid, { step: 14, thickness: 5 }),
    dot(216, 112, 13, madder),
    stroke('M164 114C170 98 178 98 174 112C180 100 186 100 186 112', indigo, 4),
    struck(138, 254),
  ];
}

function struck(from: number, to: number): Drawing {
  return [line(from, 128, to, 24, indigoDeep, 22), line(from, 128, to, 24, madderLight, 10)];
}

/** A CV on its way through the shredder. */
function shredded(): Drawing {
  return [
    rect(84, 0, 96, 70, surface),
    dot(106, 20, 11, indigo),
    rect(126, 12, 42, 7, indigo),
    rect(126, 25, 28, 5, indigoMid),
    printLines(96, 44, [72, 60], indigoMid, { step: 12, thickness: 5 }),
    rect(36, 62, 192, 22, periwinkle),
    dot(210, 73, 5, marigold),
    times(8).map((index) =>
      rect(84 + index * 12.5, 84, 8, [48, 40, 48, 34, 48, 42, 48, 38][index] ?? 48, surface),
    ),
  ];
}
