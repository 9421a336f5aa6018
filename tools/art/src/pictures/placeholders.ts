import { ground } from '../kit/canvas';
import { hide, indigo, indigoDeep, sand } from '../kit/palette';
import { rect, times } from '../kit/shapes';
import { straightBundle, threadsOn } from '../kit/threads';
import { defineTile } from './industries/tile';

const warps = (first: 0 | 1, color: string) =>
  times(10).map((index) => rect(84 + (2 * index + first) * 16, 56, 8, 248, color));

/** A loom without cloth. `npm run new` copies it for a picture that nobody has drawn yet. */
const { whole, layers } = defineTile({
  name: 'placeholder',
  motion: 'lift',
  draw: () => [
    ground(480, 360, sand),
    rect(56, 32, 368, 24, indigoDeep),
    rect(56, 304, 368, 24, indigoDeep),
    warps(0, hide),
    straightBundle(threadsOn.sand, 0, 480),
    warps(1, indigo),
  ],
  parts: () => [],
});

export const placeholders = [whole, ...layers].map((picture) => ({
  ...picture,
  name: picture.name.replace('industry-', ''),
}));
