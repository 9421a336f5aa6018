import { glyphSolid, indigo, ink, marigold, paper } from '../kit/palette';
import { definePicture, type Drawing, group, rect } from '../kit/shapes';
import { figure } from '../kit/text';

/** The name in the wordmark. With a real company, change it here and run `npm run art`. */
const NAME = 'Samvaya';

/** Side of the mark. Everything in it is even, so that it stays sharp at 16 px. */
export const MARK_SIZE = 32;

/**
 * The mark: one crossing of two threads with two, over and under. Bands are 8 wide, the ground that
 * shows beside an upper band is 2.
 */
export function mark(warp: string, weft: string): Drawing {
  return [
    [rect(6, 0, 8, 16, warp), rect(6, 28, 8, 4, warp)],
    [rect(18, 0, 8, 4, warp), rect(18, 16, 8, 16, warp)],
    [rect(0, 6, 4, 8, weft), rect(16, 6, 16, 8, weft)],
    [rect(0, 18, 16, 8, weft), rect(28, 18, 4, 8, weft)],
  ];
}

/** Follows the theme like a glyph where it is put inline. */
const logoMark = definePicture({
  name: 'logo-mark',
  width: MARK_SIZE,
  height: MARK_SIZE,
  draw: () => mark(glyphSolid, marigold),
});

function wordmark(name: string, warp: string, letters: string) {
  return definePicture({
    name,
    width: 148,
    height: 40,
    shownAt: 111,
    draw: () => [
      group({ scale: 1.25 }, mark(warp, marigold)),
      figure(51, 30, NAME, { size: 29, color: letters }),
    ],
  });
}

export const logos = [
  logoMark,
  wordmark('logo-on-light', indigo, ink),
  wordmark('logo-on-dark', paper, paper),
] as const;
