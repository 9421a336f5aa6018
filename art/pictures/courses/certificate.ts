import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoTint,
  madder,
  marigold,
  muted,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import { definePicture, dot, fill, line, rect, stroke } from '../../kit/shapes';
import { text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../../kit/threads';

const WIDTH = 400;
const HEIGHT = 300;
const MIDDLE = WIDTH / 2;

/** It hangs from the rule above it. */
export const courseCertificate = definePicture({
  name: 'course-certificate',
  width: WIDTH,
  height: HEIGHT,
  shownAt: 260,
  draw: () => [
    ground(WIDTH, HEIGHT, sand),
    bundle(
      [
        [MIDDLE, -OVERSHOOT],
        [MIDDLE, 60],
      ],
      threadsOn.sand,
    ),
    rect(24, 56, 352, 228, surface, 6),
    rect(24, 56, 352, 24, marigold),
    rect(MIDDLE - 34, 44, 68, 24, madder, 4),
    text(52, 132, 'Certificate', { size: 34, weight: 650 }),
    text(52, 160, 'of completion', { size: 20, color: muted }),
    printLines(52, 184, [176, 148], indigoTint, { step: 16, thickness: 8 }),
    stroke('M56 248q14 -24 26 0t26 -6t38 3', indigo, 4),
    line(52, 262, 196, 262, indigoTint, 2),
    fill('M290 206h44v66l-22 -18l-22 18z', madder),
    dot(312, 188, 46, surface),
    dot(312, 188, 38, madder),
    tick(295, 191, paper, 2.8),
  ],
});
