import { ground } from '../../kit/canvas';
import {
  hide,
  indigo,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { barcode } from '../../kit/panel';
import { fill, rect } from '../../kit/shapes';
import { bundle, knot, OVERSHOOT, straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { defineTile } from './tile';

export const ecommerce = defineTile({
  name: 'ecommerce',
  motion: 'aside',
  draw: () => {
    const tape = [madder, indigo, marigold];
    const onBox = threadsOn.sand;
    return [
      ground(480, 360, indigo),
      rect(128, 88, 224, 240, sand),
      rect(128, 88, 224, 32, hide),
      bundle(
        [
          [272, -OVERSHOOT],
          [272, 88],
        ],
        [madderLight, paper, marigold],
      ),
      bundle(
        [
          [272, 87],
          [272, 328],
        ],
        tape,
      ),
      straightBundle(threadsOn.indigo, 0, 128),
      straightBundle(threadsOn.indigo, 352, 480),
      straightBundle(onBox, 127, 353),
      knot(272, THREAD_LINE, onBox, tape, sand, { gap: 3 }),
      rect(148, 140, 80, 72, surface),
      barcode(156, 150, 36, [0, 1, 3, 4, 6, 7, 9, 11], 5.4, indigo),
      rect(156, 194, 48, 6, indigoTint),
    ];
  },
  parts: () => [
    fill('M336 232V330L360 308L378 346L398 337L380 300H412z', marigold, {
      halo: { color: indigo, reach: 4 },
    }),
  ],
});
