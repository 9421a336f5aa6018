import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  ink,
  madderLight,
  madderTint,
  marigold,
  marigoldTint,
  muted,
  paper,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, fill, group, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, THREAD, threadsOn, weaveCells } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallCard,
} from './lesson';

const head = { lesson: 4, title: 'Set the priority' };

/** Impact is the weft, urgency the warp: three threads in, nine cells, one of them P1. */
export const courseItServiceManagement = definePicture({
  name: 'course-it-service-management',
  ...LESSON,
  draw: () => [
    ground(640, 470, indigo),
    priorities({
      x: 348,
      line: LESSON_LINE,
      pitch: 80,
      band: 64,
      width: 640,
      from: 200,
      size: 26,
      first: 42,
    }),
    lessonPanel(24, 24, 280, 422, head),
    ticket({ x: 40, y: 136, width: 248, height: 152, size: 20, figureSize: 50, notch: 14 }),
    ['Impact', 'Urgency'].map((name, index) => {
      const y = 334 + index * 56;
      return [
        index === 0 ? rect(48, y + 20, 232, 1.5, rowRule) : [],
        text(48, y, name, { size: 19, color: muted }),
        figure(280, y + 4, 'High', { size: 30, anchor: 'end' }),
      ];
    }),
    text(48, 428, 'Both high: P1', { size: 17, color: muted }),
    note({ x: 376, y: 40, width: 200, height: 120, figureSize: 46 }),
  ],
});

export const courseItServiceManagementSmall = definePicture({
  name: 'course-it-service-management-small',
  ...SMALL_LESSON,
  draw: () => [
    ground(400, 300, indigo),
    priorities({
      x: 214,
      line: SMALL_LINE,
      pitch: 54,
      band: 42,
      width: 400,
      from: 100,
      size: 20,
      first: 28,
    }),
    smallCard(8, 8, 176, 284, head),
    ticket({ x: 16, y: 84, width: 160, height: 116, size: 16, figureSize: 36, notch: 10 }),
    ['Impact', 'Urgency'].map((name, index) => [
      text(22, 234 + index * 38, name, { size: 16, color: muted }),
      figure(170, 237 + index * 38, 'High', { size: 22, anchor: 'end' }),
    ]),
    note({ x: 220, y: 20, width: 152, height: 88, figureSize: 34 }),
  ],
});

interface Priorities {
  readonly x: number;
  readonly line: number;
  readonly pitch: number;
  readonly band: number;
  readonly width: number;
  /** Where the threads, hidden by the sheet, change from the line to their rows. */
  readonly from: number;
  readonly size: number;
  /** Size of the P1. */
  readonly first: number;
}

function priorities({ x, line, pitch, band, width, from, size, first }: Priorities): Drawing {
  const [left, right] = edges(width);
  const top = line - band / 2 - pitch;
  const end = x + 2 * pitch + band;
  const turn = end + (width - end) * 0.56;
  const weft = [marigoldTint, paper, madderTint];
  const cells = weaveCells(x, top, 3, 3, {
    pitch,
    band,
    gap: 4,
    weft: (row) => weft[row] ?? paper,
    warp: () => indigoMid,
  });
  return [
    threadsOn.indigo.map((color, row) => {
      const y = line + (row - 1) * pitch;
      const rest = line + (row - 1) * PITCH;
      const back = offsetPolyline(
        [
          [end, y],
          [turn, y],
          [turn, rest],
          [right, rest],
        ],
        0,
        14,
      );
      return [
        asThread(stroke(`M${left} ${rest}H${from}M${from} ${y}H${x}`, color, THREAD)),
        asThread(stroke(row === 1 ? `M${end} ${y}H${right}` : back, color, THREAD)),
      ];
    }),
    cells.map(({ column, row, isWeft, ...cell }) => {
      const rank = 3 + row - column;
      const isFirst = rank === 1;
      return [
        rect(cell.x, cell.y, cell.width, cell.height, isFirst ? madderLight : cell.color),
        figure(
          cell.x + cell.width / 2,
          cell.y + cell.height / 2 + (isFirst ? first : size) * 0.34,
          `P${rank}`,
          {
            size: isFirst ? first : size,
            color: isWeft && !isFirst ? ink : surface,
            anchor: 'middle',
          },
        ),
      ];
    }),
  ];
}

interface Ticket {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly figureSize: number;
  readonly notch: number;
}

function ticket({ x, y, width, height, size, figureSize, notch }: Ticket): Drawing {
  const tear = y + height * 0.68;
  const inset = notch + 2;
  return [
    fill(
      `M${x} ${y}h${width}V${tear - notch}a${notch} ${notch} 0 0 0 0 ${2 * notch}V${y + height}h${-width}V${tear + notch}a${notch} ${notch} 0 0 0 0 ${-2 * notch}z`,
      sand,
    ),
    stroke(`M${x + notch + 10} ${tear}H${x + width - notch - 10}`, muted, 3, { dash: [8, 6] }),
    figure(x + inset, y + figureSize * 1.02, 'INC-2207', { size: figureSize }),
    text(x + inset, tear - size, 'Payroll page down', { size }),
    text(x + inset, y + height - size * 0.8, 'Opened 9:40', { size }),
  ];
}

interface Note {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly figureSize: number;
}

function note({ x, y, width, height, figureSize }: Note): Drawing {
  const line = (y: number, content: string) =>
    figure(0, y, content, { size: figureSize, color: ink, anchor: 'middle' });
  return group({ move: [x + width / 2, y + height / 2], turn: -4 }, [
    rect(-width / 2, -height / 2, width, height, marigold),
    line(-figureSize * 0.12, '2 calls,'),
    line(figureSize * 0.85, '1 cause'),
  ]);
}
