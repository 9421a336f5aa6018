import { pageThreads } from '../../kit/palette';
import { definePicture } from '../../kit/shapes';
import { bundle, threadLine } from '../../kit/threads';
import { BANNER } from './frame';

const FAR = -2400;
/** From the middle of the bundle below the words to the bottom of the banner. */
const BELOW = 40;
/** Radius of the two bends, so narrow that they fit between words and picture. */
const BEND = 28;
/** Length of the straight end, so that the bundle is horizontal at the edge. */
const LEVEL = 6;
/** How far the bundle runs below the picture's own edge. */
const UNDER = 4;

/**
 * The threads that enter a picture: from the viewport's edge below the words of the banner, up
 * beside the picture, into it at its thread line. They are drawn at the left of the canvas, which
 * has the size of the picture, and inlined behind the picture, so that they take the colors of the
 * page.
 */
const entry = (kind: 'banner', { width, height }: { width: number; height: number }) => {
  const line = threadLine(height, kind);
  const below = height - BELOW;
  return definePicture({
    name: `entry-${kind}`,
    width,
    height,
    draw: () =>
      bundle(
        [
          [FAR, below],
          [-BEND - LEVEL, below],
          [-BEND - LEVEL, line],
          [UNDER, line],
        ],
        pageThreads,
        { radius: BEND },
      ),
  });
};

export const entries = [entry('banner', BANNER)] as const;
