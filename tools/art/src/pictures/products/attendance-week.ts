import { ground } from '../../kit/canvas';
import { indigo, madder, marigold, marigoldTint, paper, surface } from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, group, rect, stroke, times } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, threadsOn } from '../../kit/threads';
import { BESIDE_TEXT, detour, SMALL_LINE } from '../services/frame';

const shifts = ['A', 'B', 'C'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const FRIDAY = 4;
const SUNDAY = 6;
const MISSED = { shift: 1, line: 0, day: 1 };
const OVERTIME = { shift: 2, line: 1, day: 3 };

interface Register {
  readonly width: number;
  readonly threadLine: number;
  readonly first: number;
  readonly pitch: number;
  readonly left: number;
  readonly day: number;
  readonly cell: readonly [width: number, height: number];
  readonly badge: number;
}

function shiftRow(register: Register, shift: number): Drawing {
  const { width, threadLine, first, pitch, left, day, cell, badge } = register;
  const [cellWidth, cellHeight] = cell;
  const color = threadsOn.marigold[shift] ?? indigo;
  const y = first + shift * pitch;
  const port = threadLine + (shift - 1) * PITCH;
  const turn = 16 + shift * PITCH;
  return [
    asThread(stroke(offsetPolyline(detour({ width, port, row: y, turn }), 0, 12), color)),
    dot(badge + 64, y, badge, color),
    figure(badge + 64, y + badge * 0.46, shifts[shift] ?? '', {
      size: badge * 1.3,
      color: color === paper ? indigo : paper,
      anchor: 'middle',
    }),
    [0, 1].map((line) =>
      times(7)
        .filter((index) => index !== FRIDAY)
        .map((index) =>
          rect(
            left + index * day,
            cellTop(register, shift, line),
            cellWidth,
            cellHeight,
            index === SUNDAY ? marigoldTint : indigo,
          ),
        ),
    ),
  ];
}

function cellTop({ first, pitch, cell }: Register, shift: number, line: number): number {
  return first + shift * pitch + (line === 0 ? -8 - cell[1] : 8);
}

function events(register: Register, size: number): Drawing {
  const { left, day, cell, first, pitch } = register;
  const [cellWidth, cellHeight] = cell;
  const top = first - cellHeight - 8;
  const height = 2 * pitch + 2 * cellHeight + 16;
  const middle = left + FRIDAY * day + cellWidth / 2;
  const missedX = left + MISSED.day * day;
  const missedY = cellTop(register, MISSED.shift, MISSED.line);
  const overtimeX = left + OVERTIME.day * day;
  const overtimeY = cellTop(register, OVERTIME.shift, OVERTIME.line);
  return [
    rect(middle - cellWidth / 2, top, cellWidth, height, surface),
    group({ move: [middle + size * 0.5, top + height / 2], turn: -90 }, [
      figure(0, 0, 'Holiday', { size: size * 1.6, anchor: 'middle' }),
    ]),
    rect(missedX + cellWidth / 2, missedY, cellWidth / 2, cellHeight, surface),
    tick(missedX + cellWidth * 0.62, missedY + cellHeight / 2, madder, size / 17),
    rect(overtimeX, overtimeY, cellWidth, cellHeight, madder),
    figure(overtimeX + cellWidth / 2, overtimeY + cellHeight / 2 + size * 0.5, '+2 h', {
      size: size * 1.45,
      color: paper,
      anchor: 'middle',
    }),
  ];
}

export const attendanceWeek = definePicture({
  name: 'attendance-week',
  ...BESIDE_TEXT,
  draw: () => {
    const register: Register = {
      width: 400,
      threadLine: SMALL_LINE,
      first: 72,
      pitch: 80,
      left: 96,
      day: 36,
      cell: [32, 26],
      badge: 16,
    };
    return [
      ground(400, 300, marigold),
      days.map((name, index) =>
        text(112 + index * 36, 25, name.charAt(0), { size: 18, anchor: 'middle' }),
      ),
      times(3).map((shift) => shiftRow(register, shift)),
      events(register, 15),
      text(96, 290, '+2 h at double rate', { size: 18 }),
    ];
  },
});
