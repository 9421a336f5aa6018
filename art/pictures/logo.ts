import { glyphSolid, marigold } from '../kit/palette';
import { definePicture, type Drawing, rect } from '../kit/shapes';

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
export const logoMark = definePicture({
  name: 'logo-mark',
  width: MARK_SIZE,
  height: MARK_SIZE,
  draw: () => mark(glyphSolid, marigold),
});
