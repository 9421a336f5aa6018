import { glyphGround, glyphInk, glyphMadder, indigo, marigold, paper } from '../kit/palette';
import { definePicture, group, rect } from '../kit/shapes';
import { bundle, knot, type Point } from '../kit/threads';

const threads = [marigold, glyphInk, glyphMadder];

/** A later bundle passes over the earlier. */
const courses: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly (readonly Point[])[]>> = {
  1: [
    [
      [6, 38],
      [42, 14, 8],
      [42, 116],
    ],
  ],
  2: [
    [
      [4, 22],
      [62, 22, 20],
      [62, 64, 20],
      [18, 64, 16],
      [18, 104, 6],
      [76, 104],
    ],
  ],
  3: [
    [
      [4, 22],
      [62, 22, 20],
      [62, 63, 20],
      [26, 63],
    ],
    [
      [26, 63],
      [62, 63, 20],
      [62, 104, 20],
      [4, 104],
    ],
  ],
  4: [
    [
      [56, 116],
      [56, 14, 4],
      [16, 78, 6],
      [82, 78],
    ],
  ],
  5: [
    [
      [70, 22],
      [18, 22, 8],
      [18, 62, 12],
      [64, 62, 20],
      [64, 104, 20],
      [4, 104],
    ],
  ],
  6: [
    [
      [62, 20],
      [18, 20, 22],
      [18, 104, 22],
      [66, 104, 20],
      [66, 62, 20],
      [36, 62],
    ],
  ],
};

function numeral(value: 1 | 2 | 3 | 4 | 5 | 6) {
  return definePicture({
    name: `numeral-${value}`,
    width: 94,
    height: 118,
    draw: () =>
      group({ move: [6, 0] }, [
        courses[value].map((points, index) =>
          bundle(points, threads, {
            thread: 6,
            pitch: 10,
            radius: 16,
            ...(index > 0 && { halo: glyphGround }),
          }),
        ),
        value === 4
          ? knot(56, 78, threads, threads, glyphGround, { thread: 6, pitch: 10, gap: 2 })
          : [],
      ]),
  });
}

export const numerals = [
  numeral(1),
  numeral(2),
  numeral(3),
  numeral(4),
  numeral(5),
  numeral(6),
] as const;

export const thirteen = definePicture({
  name: 'thirteen',
  width: 588,
  height: 376,
  draw: () => {
    const digits = [marigold, marigold, marigold];
    const options = { thread: 14, pitch: 24, radius: 56 };
    return [
      rect(0, 0, 588, 376, indigo),
      bundle(
        [
          [30, 124],
          [110, 44, 20],
          [110, 371],
        ],
        digits,
        { ...options, radius: 20 },
      ),
      bundle(
        [
          [204, 68],
          [372, 68, 64],
          [372, 204, 64],
          [268, 204],
        ],
        digits,
        options,
      ),
      bundle(
        [
          [268, 204],
          [372, 204, 64],
          [372, 340, 64],
          [204, 340],
        ],
        digits,
        {
          ...options,
          halo: indigo,
        },
      ),
      // Two bundles would read as a number sign.
      rect(440, 186, 136, 36, paper),
      rect(490, 136, 36, 136, paper),
    ];
  },
});
