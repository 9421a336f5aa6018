import { ground } from '../../kit/canvas';
import { hide, indigo, indigoDeep, sand } from '../../kit/palette';
import { definePicture, rect, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import stillToDraw from './still-to-draw.json';

/** A loom with the first three wefts: over every second warp and under the others. */
const loom = (name: string) =>
  definePicture({
    name,
    width: 480,
    height: 360,
    draw: () => [
      ground(480, 360, sand),
      rect(56, 32, 368, 24, indigoDeep),
      rect(56, 304, 368, 24, indigoDeep),
      warps(0, hide),
      straightBundle(threadsOn.sand, 0, 480),
      warps(1, indigo),
    ],
  });

const warps = (first: 0 | 1, color: string) =>
  times(10).map((index) => rect(84 + (2 * index + first) * 16, 56, 8, 248, color));

/**
 * Placeholders for the pictures of posts that are being written. `npm run new -- post` adds the name
 * to still-to-draw.json; remove it when the picture is drawn. A test rejects a placeholder in a
 * published post.
 */
export const placeholders = stillToDraw.map(loom);
