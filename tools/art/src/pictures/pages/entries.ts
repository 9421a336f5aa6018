import { pageThreads } from '../../kit/palette';
import { definePicture } from '../../kit/shapes';
import { bundle, threadLine } from '../../kit/threads';
import { BANNER } from './frame';

const FAR = -2400;
const BELOW = 40;
/** They fit between words and picture. */
const BEND = 28;
/** So that the bundle is horizontal at the edge. */
const LEVEL = 6;
const UNDER = 4;

/**
 * From the viewport's edge below the words, up beside the picture, into it. Inlined, so that it takes
 * the colors of the page.
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
