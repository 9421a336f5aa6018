import { ground } from '../../kit/canvas';
import {
  indigoDeep,
  indigoMid,
  ink,
  madder,
  madderLight,
  marigold,
  marigoldTint,
  paper,
  sand,
  surface,
} from '../../kit/palette';
import { type Drawing, rect, stroke, times } from '../../kit/shapes';
import { asThread, PITCH, straightBundle, THREAD_LINE, threadsOn } from '../../kit/threads';
import { postPicture, type Write } from './post-picture';

export const businessCentral = postPicture('blog-business-central', (write) => [
  ground(480, 360, marigold),
  straightBundle(threadsOn.marigold, 0, 480),
  cloth(),
  ['e-invoice', 'gate pass', 'quality', 'payroll'].map((words, index) =>
    patch(36 + index * 104, words, index % 2 === 0 ? surface : sand, write),
  ),
]);

/** Of three rows; those of the threads are the last. */
const ROWS = 15;
const CELL = 12;

/** What each patch adds, as a weaver draws it on squared paper. */
const subjects: readonly (readonly string[])[] = [
  ['XX.XX', 'XX.XX', '...X.', 'X.X..', '.X.XX', 'XX..X', 'XX.X.'],
  ['X....', 'X.X..', 'X..X.', 'XXXXX', 'X..X.', 'X.X..', 'X....'],
  ['.....', '....X', '...XX', 'X..X.', 'XXXX.', '.XX..', '.....'],
  ['XXXXX', '...X.', 'XXXXX', '...X.', 'XXX..', '.XX..', '..XX.'],
];

function cloth(): Drawing {
  const first = 48;
  const threads = [paper, marigoldTint, madderLight];
  return [
    rect(24, 32, 432, 272, indigoDeep),
    rect(24, 32, 8, 272, indigoMid),
    rect(448, 32, 8, 272, indigoMid),
    times(ROWS).map((row) => {
      const y = first + row * PITCH;
      const thread = threads[(y - THREAD_LINE) / PITCH + 1];
      if (thread === undefined && row > 1 && row < ROWS - 5) return [];
      const weft = stroke(`M${40 + (row % 2) * PITCH} ${y}H438`, thread ?? indigoMid, CELL, {
        dash: [CELL, 2 * PITCH - CELL],
      });
      return thread === undefined ? weft : asThread(weft);
    }),
    subjects.map((rows, index) =>
      rows.map((row, line) =>
        times(row.length).map((column) =>
          row[column] === 'X'
            ? asThread(
                rect(
                  46 + index * 104 + column * PITCH,
                  first + (2.5 + line) * PITCH - CELL / 2,
                  CELL,
                  CELL,
                  index % 2 === 0 ? paper : madderLight,
                ),
              )
            : [],
        ),
      ),
    ),
  ];
}

function patch(x: number, words: string, color: string, write: Write): Drawing {
  return [
    rect(x, 280, 96, 52, color),
    stroke(`M${x + 5} 285h86m-86 42h86`, madder, 3, { dash: [7, 5] }),
    write(x + 48, 313, words, { size: 24, color: ink, anchor: 'middle' }),
  ];
}
