import { ground } from '../../kit/canvas';
import { hide, indigo, indigoDeep, sand } from '../../kit/palette';
import { type Picture, definePicture, rect, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { defineTile } from '../industries/tile';
import stillToDraw from './still-to-draw.json';

const drawLoom = () => [
  ground(480, 360, sand),
  rect(56, 32, 368, 24, indigoDeep),
  rect(56, 304, 368, 24, indigoDeep),
  warps(0, hide),
  straightBundle(threadsOn.sand, 0, 480),
  warps(1, indigo),
];

const loom = (name: string): readonly Picture[] => {
  if (!name.startsWith('industry-')) {
    return [definePicture({ name, width: 480, height: 360, draw: drawLoom })];
  }
  const tile = { name: name.replace('industry-', ''), motion: 'lift', draw: drawLoom } as const;
  const { whole, layers } = defineTile({ ...tile, parts: () => [] });
  return [whole, ...layers];
};

const warps = (first: 0 | 1, color: string) =>
  times(10).map((index) => rect(84 + (2 * index + first) * 16, 56, 8, 248, color));

/**
 * `npm run new` adds the name to still-to-draw.json; remove it when the picture is drawn. A test
 * rejects a placeholder in a published post.
 */
export const placeholders = stillToDraw.flatMap(loom);
