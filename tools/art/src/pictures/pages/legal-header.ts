import { ground } from '../../kit/canvas';
import { indigo, indigoMid, indigoTint, madder, marigold, surface } from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, group, rect, stroke } from '../../kit/shapes';
import { OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';
import { SMALL_BANNER, SMALL_LINE } from './frame';

export const legalHeader = definePicture({
  name: 'legal-header',
  ...SMALL_BANNER,
  draw: () => draw(SMALL_BANNER.height, SMALL_LINE, 254, 1),
});

export const legalHeaderSlim = definePicture({
  name: 'legal-header-slim',
  ...SMALL_BANNER,
  height: 160,
  draw: () => draw(160, 110, 268, 0.8),
});

/** Where the words reach up to it. */
export const legalHeaderMedium = definePicture({
  name: 'legal-header-medium',
  ...SMALL_BANNER,
  draw: () => draw(SMALL_BANNER.height, SMALL_LINE, 281, 0.85),
});

/** A sealed letter under lock. */
function draw(height: number, line: number, middle: number, scale: number): Drawing {
  return [
    ground(SMALL_BANNER.width, height, indigoTint),
    straightBundle(threadsOn.tint, -OVERSHOOT, SMALL_BANNER.width + OVERSHOOT, line),
    group({ move: [middle, line], scale }, [
      rect(-136, -118, 220, 160, surface),
      fill('M-136 -118H-133L-26 -36.3L81 -118H84V-107.7L-26 -23.7L-136 -107.7z', madder),
      printLines(-116, 4, [80, 56], indigoMid, { step: 16, thickness: 7 }),
      group({ move: [40, -26] }, padlock()),
    ]),
  ];
}

function padlock(): Drawing {
  return [
    stroke('M22 0V-24a28 28 0 0 1 56 0V0', indigoMid, 14),
    rect(0, 0, 100, 84, indigo),
    dot(50, 34, 12, marigold),
    rect(46, 36, 8, 28, marigold),
  ];
}
