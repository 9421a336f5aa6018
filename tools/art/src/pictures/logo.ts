import { glyphSolid, marigold } from '../kit/palette';
import { definePicture, type Drawing, rect } from '../kit/shapes';

/** Even, so that it stays sharp at 16 px. */
export const MARK_SIZE = 32;

/** Bands are 8 wide, the ground beside an upper band is 2. */
export function mark(warp: string, weft: string): Drawing {
  return [
    [rect(6, 0, 8, 16, warp), rect(6, 28, 8, 4, warp)],
    [rect(18, 0, 8, 4, warp), rect(18, 16, 8, 16, warp)],
    [rect(0, 6, 4, 8, weft), rect(16, 6, 16, 8, weft)],
    [rect(0, 18, 16, 8, weft), rect(28, 18, 4, 8, weft)],
  ];
}

export const logoMark = definePicture({
  name: 'logo-mark',
  width: MARK_SIZE,
  height: MARK_SIZE,
  draw: () => mark(glyphSolid, marigold),
});
