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
import { figure, text } from '../../kit/text';
import { bundle, OVERSHOOT, threadsOn } from '../../kit/threads';

const WIDTH = 400;
const HEIGHT = 300;
const MIDDLE = WIDTH / 2;

/** The bundle on which the sheet hangs from the rule above it. */
const hook = bundle(
  [
    [MIDDLE, -OVERSHOOT],
    [MIDDLE, 60],
  ],
  threadsOn.paper,
);

export const courseCertificate = definePicture({
  name: 'course-certificate',
  width: WIDTH,
  height: HEIGHT,
  shownAt: 260,
  ground: 'page',
  draw: () => [
    hook,
    rect(0, 56, WIDTH, 244, sand, 6),
    rect(8, 56, WIDTH - 16, 236, surface),
    rect(0, 56, WIDTH, 24, marigold),
    rect(MIDDLE - 34, 44, 68, 24, madder, 4),
    figure(28, 138, 'Certificate', { size: 46 }),
    text(28, 168, 'of completion', { size: 21, color: muted }),
    printLines(28, 194, [200, 168], indigoTint, { step: 16, thickness: 8 }),
    stroke('M32 260q14 -24 26 0t26 -6t38 3', indigo, 4),
    line(28, 274, 190, 274, indigoTint, 2),
    fill('M306 210h48v76l-24 -20l-24 20z', madder),
    dot(330, 188, 50, surface),
    dot(330, 188, 42, madder),
    tick(312, 191, paper, 3),
  ],
});

const TALL = 480;

/** Beside a tall text. */
export const courseCertificateTall = definePicture({
  name: 'course-certificate-tall',
  width: WIDTH,
  height: TALL,
  shownAt: 300,
  ground: 'page',
  draw: () => [
    hook,
    rect(0, 56, WIDTH, 424, sand, 6),
    rect(8, 56, WIDTH - 16, 400, surface),
    rect(0, 56, WIDTH, 32, marigold),
    rect(MIDDLE - 40, 42, 80, 30, madder, 4),
    figure(32, 164, 'Certificate', { size: 70 }),
    text(32, 206, 'of completion', { size: 30, color: muted }),
    printLines(32, 236, [336, 292, 316], indigoTint, { step: 22, thickness: 10 }),
    stroke('M36 386q22 -40 42 0t42 -9t58 5', indigo, 5),
    line(32, 408, 204, 408, indigoTint, 3),
    fill('M282 370h64v68l-32 -24l-32 24z', madder),
    dot(314, 350, 56, surface),
    dot(314, 350, 48, madder),
    tick(292, 354, paper, 3.7),
    selvedge(0, TALL - 2 * CELL.height, WIDTH / CELL.width),
  ],
});

const CELL = { width: 20, height: 14 } as const;

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
