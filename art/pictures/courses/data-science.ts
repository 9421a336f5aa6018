import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  madderLight,
  marigold,
  paper,
  periwinkle,
} from '../../kit/palette';
import { definePicture, type Drawing, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, type Point, THREAD } from '../../kit/threads';
import { edges, LESSON, LESSON_LINE, lessonHead, SMALL_LESSON, SMALL_LINE } from './lesson';

const head = { lesson: 13, title: 'Beat the baseline' };
const onIndigo = { color: paper, quiet: periwinkle, rule: indigo };

/** Weekly sales of one item, and what the model said a week ahead. */
const sales = [84, 118, 96, 142, 128, 168, 140, 184];
const model = [102, 104, 112, 128, 136, 156, 152, 176];
const guess = [62, ...sales.slice(0, -1)];

/** One thread is the ground line, one the guess, dashed, and one the model that beats it. */
export const courseDataScience = definePicture({
  name: 'course-data-science',
  ...LESSON,
  draw: () => [
    ground(640, 470, indigo),
    rect(56, 24, 416, 422, indigoDeep, 6),
    lessonHead(56, 24, 416, head, onIndigo),
    chart({
      width: 640,
      line: LESSON_LINE,
      x: 56,
      end: 472,
      step: 52,
      bar: 36,
      scale: 1,
      thread: THREAD,
    }),
    text(80, 372, 'Sales of 8 weeks', { size: 17, color: periwinkle }),
    legend({ x: 80, y: 408, step: 190, size: 17 }),
    error({
      x: 616,
      y: 96,
      name: 'Last week',
      value: '41',
      color: madderLight,
      size: 17,
      figureSize: 84,
    }),
    error({
      x: 616,
      y: 200,
      name: 'Model',
      value: '29',
      color: marigold,
      size: 17,
      figureSize: 84,
    }),
  ],
});

export const courseDataScienceSmall = definePicture({
  name: 'course-data-science-small',
  ...SMALL_LESSON,
  draw: () => [
    ground(400, 300, indigo),
    rect(44, 12, 248, 276, indigoDeep, 6),
    figure(60, 46, head.title, { size: 26, color: paper }),
    chart({
      width: 400,
      line: SMALL_LINE,
      x: 44,
      end: 292,
      step: 31,
      bar: 21,
      scale: 0.78,
      thread: THREAD,
    }),
    text(60, 264, `Lesson ${head.lesson}`, { size: 16, color: periwinkle }),
    error({
      x: 394,
      y: 34,
      name: 'Last week',
      value: '41',
      color: madderLight,
      size: 16,
      figureSize: 54,
    }),
    error({
      x: 394,
      y: 112,
      name: 'Model',
      value: '29',
      color: marigold,
      size: 16,
      figureSize: 54,
    }),
  ],
});

interface Chart {
  readonly width: number;
  readonly line: number;
  /** Left and right edge of the sheet. */
  readonly x: number;
  readonly end: number;
  readonly step: number;
  readonly bar: number;
  /** Units a piece sold. */
  readonly scale: number;
  readonly thread: number;
}

function chart({ width, line, x, end, step, bar, scale, thread }: Chart): Drawing {
  const [left, right] = edges(width);
  const foot = line - thread / 2;
  const height = (value: number) => foot - value * scale;
  const week = (index: number) => x + index * step;
  const guessed: readonly Point[] = [
    [x - 36, line + PITCH],
    [x - 16, line + PITCH, 10],
    [x - 16, height(guess[0] ?? 0), 10],
    ...guess.flatMap((value, index): Point[] =>
      index === 0
        ? []
        : [
            [week(index), height(guess[index - 1] ?? 0), 3],
            [week(index), height(value), 3],
          ],
    ),
    [end + 12, height(guess.at(-1) ?? 0), 10],
    [end + 12, line + PITCH, 10],
    [right - 24, line + PITCH],
  ];
  const modeled: readonly Point[] = [
    [left, line - PITCH],
    [x - 32, line - PITCH, 10],
    [x - 32, height(model[0] ?? 0), 10],
    ...model.map((value, index): Point => [week(index) + step / 2, height(value), 14]),
    [end + 28, height(model.at(-1) ?? 0), 10],
    [end + 28, line - PITCH, 10],
    [right, line - PITCH],
  ];
  return [
    sales.map((value, index) =>
      rect(week(index) + (step - bar) / 2, height(value), bar, value * scale, indigoMid),
    ),
    asThread(stroke(`M${left} ${line}H${right}`, paper, thread)),
    [x - 16, end + 12].map((crossing) => rect(crossing - 8, line - 6, 16, 12, indigo)),
    // A solid line where the thread of the page enters and leaves.
    asThread(
      stroke(
        `M${left} ${line + PITCH}H${x - 36}M${right - 24} ${line + PITCH}H${right}`,
        madderLight,
        thread,
      ),
    ),
    asThread(stroke(offsetPolyline(guessed, 0, 3), madderLight, thread, { dash: [9, 6] })),
    stroke(offsetPolyline(modeled.slice(1, -1), 0, 14), indigoDeep, thread + 6),
    asThread(stroke(offsetPolyline(modeled, 0, 14), marigold, thread)),
  ];
}

interface Legend {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly size: number;
}

function legend({ x, y, step, size }: Legend): Drawing {
  return [
    asThread(stroke(`M${x} ${y}h36`, madderLight, THREAD, { dash: [9, 6] })),
    text(x + 48, y + 6, 'Last week', { size, color: paper }),
    asThread(stroke(`M${x + step} ${y}h36`, marigold, THREAD)),
    text(x + step + 48, y + 6, 'Model', { size, color: paper }),
  ];
}

interface ErrorFigure {
  /** Right edge. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly value: string;
  readonly color: string;
  readonly size: number;
  readonly figureSize: number;
}

function error({ x, y, name, value, color, size, figureSize }: ErrorFigure): Drawing {
  return [
    text(x, y, name, { size, color: paper, anchor: 'end' }),
    figure(x, y + figureSize * 0.8, value, { size: figureSize, color, anchor: 'end' }),
  ];
}
