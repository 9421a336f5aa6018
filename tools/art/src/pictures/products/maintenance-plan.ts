import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoDeep,
  madderLight,
  marigold,
  paper,
  periwinkle,
} from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, ring, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, threadsOn } from '../../kit/threads';
import { detour, RECORD, RECORD_LINE, SMALL, SMALL_LINE } from '../services/frame';

export const maintenancePlan = definePicture({
  name: 'maintenance-plan',
  ...RECORD,
  draw: () => [
    ground(460, 288, indigo),
    plan({
      left: 48,
      right: 412,
      foot: 272,
      first: 112,
      pitch: 56,
      width: 460,
      threadLine: RECORD_LINE,
    }),
  ],
});

export const maintenancePlanSmall = definePicture({
  name: 'maintenance-plan-small',
  ...SMALL,
  draw: () => [
    ground(400, 300, indigo),
    plan({
      left: 48,
      right: 352,
      foot: 284,
      first: 116,
      pitch: 58,
      width: 400,
      threadLine: SMALL_LINE,
    }),
  ],
});

interface Plan {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly first: number;
  readonly pitch: number;
  readonly width: number;
  readonly threadLine: number;
}

function plan({ left, right, foot, first, pitch, width, threadLine }: Plan): Drawing {
  const day = (right - left) / 6;
  const on = (index: number) => left + (index + 0.5) * day;
  return [
    rect(left, 16, right - left, foot - 16, indigoDeep, 6),
    figure(left + 16, 52, 'Week 48', { size: 28, color: paper }),
    ['M', 'T', 'W', 'T', 'F', 'S'].map((name, index) => [
      index > 0 ? rect(left + index * day, 64, 1.5, foot - 64, indigo) : [],
      text(on(index), 82, name, { size: 15, color: periwinkle, anchor: 'middle' }),
    ]),
    ['P-03 lubrication', 'C-1 at 4,000 h', 'K-2 examination'].map((job, index) => {
      const port = threadLine + (index - 1) * PITCH;
      const y = first + index * pitch;
      return [
        asThread(
          stroke(
            offsetPolyline(detour({ width, port, row: y, turn: 10 + index * 15 }), 0, 8),
            threadsOn.indigo[index] ?? marigold,
          ),
        ),
        text(left + 16, y + 31, job, { size: 15, color: paper }),
      ];
    }),
    dot(on(1), first, 18, indigoDeep),
    dot(on(1), first, 14, approved),
    tick(on(1) - 6, first + 1, paper, 1),
    dot(on(3), first + pitch, 18, indigoDeep),
    ring(on(3), first + pitch, 12, paper, 5),
    rect(left + 16, first + 2 * pitch - 13, 84, 26, madderLight),
    text(left + 58, first + 2 * pitch + 5, 'Overdue', { size: 16, anchor: 'middle' }),
  ];
}
