import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  marigoldTint,
  muted,
  paper,
  rowRule,
  surface,
} from '../../kit/palette';
import { barcode, openStep, tick } from '../../kit/panel';
import { definePicture, type Drawing, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import {
  asThread,
  offsetPolyline,
  PITCH,
  straightBundle,
  THREAD,
  threadsOn,
} from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  phone,
  SMALL_LESSON,
  SMALL_LINE,
  smallCard,
} from './lesson';

const head = { lesson: 19, title: 'Queue the pass' };

const passes = ['RGP-0410', 'RGP-0411', 'RGP-0412'];
const SENT = 2;

/** Each thread takes one pass from the phone to the list; the last one is still broken. */
export const courseApplicationDevelopment = definePicture({
  name: 'course-application-development',
  ...LESSON,
  draw: () => {
    const rows = [232, 312, 392];
    return [
      ground(640, 470, indigoTint),
      straightBundle(threadsOn.tint, ...edges(640), LESSON_LINE),
      rect(232, 296, 80, 64, indigoTint),
      wires(LESSON_LINE, 220, 296, rows),
      lessonPanel(296, 88, 320, 356, head),
      list({ x: 296, width: 320, rows, height: 72, size: 21 }),
      phone(24, 16, 208, 438),
      pass({ x: 34, y: 30, width: 188, strip: 48, size: 18, number: 44, die: 30, row: 46 }),
      barcode(50, 366, 56, [0, 1, 3, 4, 6, 7, 9, 11, 12, 14, 15, 17], 8.6, indigoDeep),
    ];
  },
});

export const courseApplicationDevelopmentSmall = definePicture({
  name: 'course-application-development-small',
  ...SMALL_LESSON,
  draw: () => {
    const rows = [124, 184, 244];
    return [
      ground(400, 300, indigoTint),
      straightBundle(threadsOn.tint, ...edges(400), SMALL_LINE),
      rect(172, 188, 60, 56, indigoTint),
      wires(SMALL_LINE, 160, 212, rows),
      smallCard(212, 24, 180, 252, head),
      list({ x: 212, width: 180, rows, height: 56, size: 17 }),
      phone(8, 8, 164, 284),
      barcode(32, 240, 36, [0, 1, 3, 4, 6, 7, 9, 11, 12, 14], 8, indigoDeep),
      pass({ x: 18, y: 22, width: 144, strip: 36, size: 16, number: 34, die: 22, row: 32 }),
    ];
  },
});

/** From the phone to the middle of each row, the pass that is not sent as a dashed line. */
function wires(line: number, from: number, to: number, rows: readonly number[]): Drawing {
  return threadsOn.tint.map((color, index) => {
    const start = line + (index - 1) * PITCH;
    const end = rows[index] ?? start;
    const bend = (from + to) / 2 + (index === 1 ? 12 : -4);
    const path = offsetPolyline(
      [
        [from, start],
        [bend, start],
        [bend, end],
        [to, end],
      ],
      0,
      Math.min(16, Math.abs(end - start) / 2),
    );
    return asThread(stroke(path, color, THREAD, index < SENT ? {} : { dash: [10, 8] }));
  });
}

interface List {
  readonly x: number;
  readonly width: number;
  /** Middle of each row. */
  readonly rows: readonly number[];
  readonly height: number;
  readonly size: number;
}

function list({ x, width, rows, height, size }: List): Drawing {
  const inset = size * 1.2;
  const end = x + width - inset;
  return passes.map((name, index) => {
    const y = rows[index] ?? 0;
    const waits = index >= SENT;
    return [
      waits ? rect(x, y - height / 2, width, height, marigoldTint) : [],
      index === 0
        ? rect(x + inset, y + (rows[1] ?? 0) / 2 - y / 2, width - 2 * inset, 2, rowRule)
        : [],
      rect(x, y - 12, THREAD, 24, threadsOn.tint[index] ?? indigo),
      text(x + inset, y + size * 0.36, name, { size, weight: 650 }),
      waits ? openStep(end - 12, y, size / 2) : tick(end - 24, y, undefined, size / 10.5),
    ];
  });
}

interface Pass {
  /** Top left corner of the screen. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the strip that says how many passes wait. */
  readonly strip: number;
  readonly size: number;
  readonly number: number;
  readonly die: number;
  /** From the first row of dies to the second. */
  readonly row: number;
}

function pass({ x, y, width, strip, size, number, die, row }: Pass): Drawing {
  const left = x + size * 0.9;
  const step = (width - size * 1.8 - die * 1.4) / 2;
  const dies = y + strip + size * 1.8 + number * 2;
  return [
    rect(x, y, width, strip, madder),
    text(x + width / 2, y + strip / 2 + size * 0.33, 'Offline, 3 waiting', {
      size: Math.max(16, size - 1),
      weight: 650,
      color: paper,
      anchor: 'middle',
    }),
    text(left, y + strip + size * 1.8, 'Gate pass', { size, color: muted }),
    figure(left, y + strip + size * 1.8 + number * 0.88, 'RGP-0412', { size: number }),
    figure(left, dies - number * 0.3, '6 dies', { size: number * 0.6 }),
    [0, 1, 2, 3, 4, 5].map((index) => {
      const dieX = left + (index % 3) * step;
      const dieY = dies + Math.floor(index / 3) * row;
      return [
        rect(dieX, dieY, die * 1.4, die, indigoMid),
        rect(dieX + die * 0.45, dieY, die * 0.5, die * 0.45, surface),
      ];
    }),
  ];
}
