import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { bars, printLines, tick } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { bundle, OVERSHOOT, type Point, threadsOn } from '../../kit/threads';

interface Flight {
  readonly width: number;
  /** Of the first column, and from column to column. */
  readonly start: number;
  readonly step: number;
  readonly rise: number;
  /** Of the objects. */
  readonly scale: number;
}

const HEIGHT = 420;
const FOOT = 396;
const RADIUS = 26;
/** From the middle of the bundle to what stands on it. */
const STAND = 30;
const SHEET = { width: 148, height: 108 } as const;
/** Of the steps below each other. */
const ROW = 236;

const objects = [request, weeks, work, certificate];

/** Its columns are those of the page at 1440 px. */
export const courseSteps = definePicture({
  name: 'course-steps',
  width: 1600,
  height: HEIGHT,
  draw: () => climb({ width: 1600, start: 83, step: 367, rise: 52, scale: 1.25 }),
});

export const courseStepsSmall = definePicture({
  name: 'course-steps-small',
  width: 800,
  height: HEIGHT + 20,
  draw: () => climb({ width: 800, start: 42, step: 192, rise: 56, scale: 0.92 }),
});

/** A step in each row, beside its text. */
export const courseStepsTall = definePicture({
  name: 'course-steps-tall',
  width: 310,
  height: 4 * ROW,
  draw: () => {
    const scale = 1.25;
    const shelf = (row: number) => row * ROW + 8 + SHEET.height * scale + STAND;
    const [left, right] = [28, 283];
    return [
      ground(310, 4 * ROW, indigo),
      bundle(
        [
          [-OVERSHOOT, shelf(0)],
          [right, shelf(0)],
          [right, shelf(1)],
          [left, shelf(1)],
          [left, shelf(2)],
          [right, shelf(2)],
          [right, shelf(3)],
          [-OVERSHOOT, shelf(3)],
        ],
        threadsOn.indigo,
        { radius: 2 * RADIUS },
      ),
      objects.map((object, row) => group({ move: [64, row * ROW + 8], scale }, object())),
    ];
  },
});

function climb({ width, start, step, rise, scale }: Flight): Drawing {
  const level = (index: number) => FOOT - rise * (index + 1);
  const points = times(4).flatMap((index): readonly Point[] => {
    const x = start + index * step - RADIUS;
    return [
      [x, level(index - 1)],
      [x, level(index)],
    ];
  });
  return [
    ground(width, HEIGHT + 20, indigo),
    bundle([[-OVERSHOOT, FOOT], ...points, [width + OVERSHOOT, level(3)]], threadsOn.indigo, {
      radius: RADIUS,
    }),
    objects.map((object, index) =>
      group(
        { move: [start + index * step, level(index) - STAND - SHEET.height * scale], scale },
        object(),
      ),
    ),
  ];
}

function sheet(head: string): Drawing {
  return [rect(0, 0, SHEET.width, SHEET.height, surface, 4), rect(0, 0, SHEET.width, 18, head)];
}

function request(): Drawing {
  return [
    sheet(marigold),
    printLines(16, 32, [116, 92, 104, 72, 116, 84, 60], indigoTint, {
      step: 10,
      thickness: 5,
    }),
    dot(124, 90, 24, indigo),
    dot(124, 90, 18, marigold),
    tick(114, 92, indigo, 1.6),
  ];
}

function weeks(): Drawing {
  const planned = [1, 3, 5];
  return [
    sheet(madder),
    times(4).map((week) =>
      times(7).map((day) =>
        rect(
          14 + day * 18,
          30 + week * 18,
          12,
          planned.includes(day) && day === 5 ? 6 : 12,
          planned.includes(day) ? marigold : indigoTint,
        ),
      ),
    ),
  ];
}

function work(): Drawing {
  const block = (column: number, row: number, color: string) =>
    rect(column * 50, SHEET.height - (row + 1) * 36, 46, 32, color);
  return [
    [periwinkle, marigold, madderLight].map((color, column) => block(column, 0, color)),
    [madderLight, paper].map((color, column) => block(column, 1, color)),
    block(0, 2, marigold),
    bars(108, SHEET.height - 44, [14, 26, 40], {
      width: 8,
      gap: 5,
      color: indigoMid,
      last: marigold,
    }),
  ];
}

function certificate(): Drawing {
  return [
    sheet(indigoMid),
    printLines(16, 36, [84, 60], indigoTint),
    stroke('M16 88q10 -16 18 0t18 -4t26 2', indigo, 3),
    fill('M98 72h28v52l-14 -12l-14 12z', madder),
    dot(112, 66, 28, surface),
    dot(112, 66, 22, madder),
    tick(102, 68, paper, 1.7),
  ];
}
