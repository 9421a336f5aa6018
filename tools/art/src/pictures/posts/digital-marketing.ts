import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  ink,
  madder,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import { printLines } from '../../kit/panel';
import { dot, rect, stroke } from '../../kit/shapes';
import {
  asThread,
  offsetPolyline,
  OVERSHOOT,
  straightBundle,
  THREAD_LINE,
} from '../../kit/threads';
import { postPicture } from './post-picture';

export const digitalMarketing = postPicture('blog-digital-marketing', (write) => [
  ground(480, 360, indigoTint),
  straightBundle([indigo, madder], 0, 480, THREAD_LINE + 8),
  rect(224, 32, 208, 264, surface),
  write(248, 78, 'Invoice', { size: 36, color: ink }),
  printLines(248, 100, [72, 56], indigoTint, { step: 16 }),
  [148, 180, 212].map((y, index) => [
    rect(248, y, 88 - index * 16, 8, indigoMid),
    rect(368, y, 40, 8, indigoMid),
  ]),
  rect(248, 236, 160, 2, ink),
  write(408, 276, '1,35,000', { size: 28, color: ink, anchor: 'end' }),
  rect(32, 48, 152, 104, paper),
  write(48, 88, 'Search', { size: 32, color: ink }),
  write(48, 116, '14 July', { size: 24, color: indigoMid }),
  asThread(
    stroke(
      offsetPolyline(
        [
          [-OVERSHOOT, 240],
          [40, 240, 16],
          [108, 136, 6],
          [240, 240, 16],
          [480 + OVERSHOOT, 240],
        ],
        0,
        16,
      ),
      marigold,
      8,
    ),
  ),
  dot(108, 136, 10, indigo),
  dot(240, 240, 10, indigo),
]);
