import { ground } from '../../kit/canvas';
import { indigo, indigoMid, madderLight, marigold } from '../../kit/palette';
import { dot, type Drawing, lens, rect, ring, stroke, times } from '../../kit/shapes';
import { straightBundle, threadsOn } from '../../kit/threads';
import { across, defineTile } from './tile';

export const agriculture = defineTile({
  name: 'agriculture',
  motion: 'stand',
  draw: () => [
    ground(480, 360, indigo),
    times(24).map((index) =>
      ring(150, 470, 70 + index * 32, index % 3 === 0 ? marigold : indigoMid, 12),
    ),
    across(0, 284, indigo),
    dot(344, 144, 72, madderLight),
    times(3).map((index) => rect(264, 160 + index * 20, 160, 6 + index * 2, indigo)),
    ear(72, 72, 4),
    ear(216, 84, 4),
    straightBundle(threadsOn.indigo, 0, 480),
  ],
  parts: () => [ear(144, 40, 5)],
});

function ear(x: number, top: number, pairs: number): Drawing {
  return [
    stroke(`M${x} ${top}V240`, marigold, 6),
    times(pairs).map((index) => {
      const y = top + 26 + index * 26;
      return [lens(x - 2, y, -128, 34, marigold), lens(x + 2, y, -52, 34, marigold)];
    }),
    lens(x, top + 8, -90, 36, marigold),
  ];
}
