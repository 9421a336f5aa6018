import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoDeep,
  madder,
  madderLight,
  marigold,
  paper,
  periwinkle,
} from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, ring, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { asThread, offsetPolyline, PITCH } from '../../kit/threads';
import { detour } from '../services/frame';

interface Board {
  readonly width: number;
  readonly height: number;
  /** Of the board, on both sides. */
  readonly margin: number;
  readonly title: number;
  readonly days: { readonly left: number; readonly y: number; readonly size: number };
  readonly rows: { readonly first: number; readonly pitch: number; readonly size: number };
}

const wide: Board = {
  width: 720,
  height: 320,
  margin: 64,
  title: 62,
  days: { left: 224, y: 62, size: 24 },
  rows: { first: 112, pitch: 72, size: 24 },
};

const small: Board = {
  width: 400,
  height: 300,
  margin: 40,
  title: 54,
  days: { left: 40, y: 88, size: 20 },
  rows: { first: 118, pitch: 60, size: 22 },
};

export const week = [
  definePicture({ name: 'blog-week', ...wide, shownAt: 608, draw: () => board(wide) }),
  definePicture({ name: 'blog-week-small', ...small, shownAt: 280, draw: () => board(small) }),
];

/** What is due stands on its day, what is overdue before the first. */
function board({ width, height, margin, title, days, rows }: Board): Drawing {
  const [right, head] = [width - margin, days.y + 14];
  const day = (right - days.left) / 6;
  const on = (index: number) => days.left + (index + 0.5) * day;
  const lubrication = rows.first;
  const compressor = rows.first + rows.pitch;
  const crane = rows.first + 2 * rows.pitch;
  const start = margin + 20;
  const job = (x: number, y: number, words: string) =>
    figure(x, y + 22 + rows.size * 0.5, words, { size: rows.size, color: paper });
  return [
    ground(width, height, madder),
    rect(margin, 16, width - 2 * margin, height - 32, indigoDeep, 6),
    figure(start, title, 'Week 48', { size: 32, color: paper }),
    ['M', 'T', 'W', 'T', 'F', 'S'].map((name, index) => [
      index > 0 || days.left > margin
        ? rect(days.left + index * day, head, 1.5, height - 16 - head, indigo)
        : [],
      figure(on(index), days.y, name, { size: days.size, color: periwinkle, anchor: 'middle' }),
    ]),
    [marigold, paper, madderLight].map((color, index) => {
      const row = rows.first + index * rows.pitch;
      const port = rows.first + rows.pitch + (index - 1) * PITCH;
      return asThread(
        stroke(offsetPolyline(detour({ width, port, row, turn: margin / 2 }), 0, 8), color),
      );
    }),
    dot(on(1), lubrication, 20, indigoDeep),
    dot(on(1), lubrication, 16, approved),
    tick(on(1) - 7, lubrication + 1, paper, 1.15),
    job(on(1) - 16, lubrication, 'P-03 lubrication'),
    dot(on(3), compressor, 20, indigoDeep),
    ring(on(3), compressor, 13, paper, 5),
    job(on(3) - 16, compressor, 'C-1 at 4,000 h'),
    rect(start, crane - 15, 88, 30, madderLight),
    figure(start + 44, crane + 8, 'Overdue', { size: 22, anchor: 'middle' }),
    job(start, crane, 'K-2 examination'),
  ];
}
