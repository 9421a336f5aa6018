import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  ink,
  madderLight,
  madderTint,
  marigold,
  marigoldTint,
  paper,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, group, rect, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import {
  asThread,
  offsetPolyline,
  PITCH,
  type Point,
  THREAD,
  threadsOn,
  weaveCells,
} from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const CELL = { pitch: 76, band: 60 } as const;
const FROM = 134;
const END = FROM + 2 * CELL.pitch + CELL.band;
const PART = 44;

const weft = [marigoldTint, paper, madderTint];

export const courseItServiceManagement = definePicture({
  name: 'course-it-service-management',
  ...CARD,
  draw: () => [ground(480, 360, indigo), threadsOn.indigo.map(thread), cells(), note()],
});

function thread(color: string, row: number): Drawing {
  const y = LINE + (row - 1) * CELL.pitch;
  const rest = LINE + (row - 1) * PITCH;
  const way = (...points: readonly Point[]) =>
    asThread(stroke(offsetPolyline(points, 0, 14), color, THREAD));
  if (row === 1) return way([LEFT, y], [RIGHT, y]);
  return [
    way([LEFT, rest], [FROM - PART, rest], [FROM - PART, y], [FROM, y]),
    way([END, y], [END + PART, y], [END + PART, rest], [RIGHT, rest]),
  ];
}

function cells(): Drawing {
  return weaveCells(FROM, LINE - CELL.band / 2 - CELL.pitch, 3, 3, {
    ...CELL,
    gap: 4,
    weft: (row) => weft[row] ?? paper,
    warp: () => indigoMid,
  }).map(({ column, row, isWeft, x, y, width, height, color }) => {
    const rank = 3 + row - column;
    const isFirst = rank === 1;
    return [
      rect(x, y, width, height, isFirst ? madderLight : color),
      figure(x + width / 2, y + height / 2 + (isFirst ? 15 : 12), `P${rank}`, {
        size: isFirst ? 44 : 34,
        color: isWeft && !isFirst ? ink : surface,
        anchor: 'middle',
      }),
    ];
  });
}

function note(): Drawing {
  return group({ move: [240, 76], turn: -4 }, [
    rect(-100, -52, 200, 104, marigold),
    figure(0, -6, '2 calls,', { size: 42, color: ink, anchor: 'middle' }),
    figure(0, 36, '1 cause', { size: 42, color: ink, anchor: 'middle' }),
  ]);
}
