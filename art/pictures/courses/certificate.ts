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
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  line,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../../kit/threads';

const WIDTH = 400;
const HEIGHT = 300;
const MIDDLE = WIDTH / 2;

/** The ground, and the bundle on which the sheet hangs from the rule above it. */
function hook(height: number): Drawing {
  return [
    ground(WIDTH, height, sand),
    bundle(
      [
        [MIDDLE, -OVERSHOOT],
        [MIDDLE, 60],
      ],
      threadsOn.sand,
    ),
  ];
}

export const courseCertificate = definePicture({
  name: 'course-certificate',
  width: WIDTH,
  height: HEIGHT,
  shownAt: 260,
  draw: () => [
    hook(HEIGHT),
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

const TALL = 480;

/** Beside a tall text. */
export const courseCertificateTall = definePicture({
  name: 'course-certificate-tall',
  width: WIDTH,
  height: TALL,
  shownAt: 300,
  draw: () => [
    hook(TALL),
    rect(24, 56, 352, 408, surface, 6),
    rect(24, 56, 352, 32, marigold),
    rect(MIDDLE - 40, 42, 80, 30, madder, 4),
    text(52, 156, 'Certificate', { size: 56, weight: 650 }),
    text(52, 196, 'of completion', { size: 30, color: muted }),
    printLines(52, 224, [296, 256, 280], indigoTint, { step: 22, thickness: 10 }),
    stroke('M56 370q22 -40 42 0t42 -9t58 5', indigo, 5),
    line(52, 392, 216, 392, indigoTint, 3),
    fill('M270 358h64v72l-32 -24l-32 24z', madder),
    dot(302, 338, 56, surface),
    dot(302, 338, 48, madder),
    tick(280, 342, paper, 3.7),
    selvedge(24, 436, 16),
  ],
});

const CELL = { width: 22, height: 14 } as const;

function selvedge(x: number, y: number, columns: number): Drawing {
  return [
    rect(x, y, columns * CELL.width, 2 * CELL.height, madder),
    times(columns).map((column) => {
      const row = column % 2;
      return rect(
        x + column * CELL.width + 2,
        y + row * CELL.height + 2,
        CELL.width - 4,
        CELL.height - 4,
        row === 0 ? marigold : paper,
      );
    }),
  ];
}
