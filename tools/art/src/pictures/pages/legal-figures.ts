import { ground } from '../../kit/canvas';
import { hide, indigoDeep, indigoTint, madder, marigold, sand, surface } from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  group,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';

const grounds = { madder, sand } as const;

/** One object on the threads, and a version for phones. */
const onThreads = (name: string, color: keyof typeof grounds, object: Drawing) =>
  ([920, 400] as const).map((width) =>
    definePicture({
      name: width === 920 ? name : `${name}-small`,
      width,
      height: 160,
      draw: () => [
        ground(width, 160, grounds[color]),
        straightBundle(threadsOn[color], -OVERSHOOT, width + OVERSHOOT, 80),
        group({ move: [width / 2, 80] }, object),
      ],
    }),
  );

export const legalFigures = [
  ...onThreads('legal-no-cookie', 'madder', crossedCookie()),
  ...onThreads('legal-month', 'sand', month()),
];

function crossedCookie(): Drawing {
  return [
    rect(-76, -28, 152, 56, madder),
    dot(0, 0, 64, hide),
    dot(50, -44, 24, madder),
    dot(66, -10, 16, madder),
    [
      [-30, -24],
      [6, -38],
      [-8, 2],
      [-38, 16],
      [26, 10],
      [4, 38],
    ].map(([x = 0, y = 0]) => dot(x, y, 8, indigoDeep)),
    stroke('M-66 58L58 -66', madder, 26),
    stroke('M-66 58L58 -66', marigold, 12),
  ];
}

/** A calendar sheet with the last day ringed. */
function month(): Drawing {
  return [
    rect(-88, -28, 176, 56, sand),
    rect(-76, -62, 152, 128, surface),
    rect(-76, -62, 152, 26, marigold),
    [-44, 44].map((x) => rect(x - 5, -74, 10, 24, madder)),
    times(17).map((day) => {
      const x = -54 + (day % 6) * 22;
      const y = -20 + Math.floor(day / 6) * 26;
      return rect(x - 6, y - 6, 12, 12, day === 16 ? madder : indigoTint);
    }),
    ring(34, 32, 15, madder, 5),
  ];
}
