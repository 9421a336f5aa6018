import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  marigold,
  periwinkle,
  surface,
} from '../../kit/palette';
import { printLines, tick } from '../../kit/panel';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  line,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { figure } from '../../kit/text';
import {
  bundle,
  offsetPolyline,
  PITCH,
  type Point,
  THREAD,
  threadLine,
  threadsOn,
} from '../../kit/threads';
import { BANNER, BANNER_LINE, edges, SMALL_BANNER } from './frame';

interface Stairs {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly rise: number;
  /** Where the threads rise to the first step; without it they come on its height. */
  readonly start?: number;
  /** Where the first step begins for its object, beside the margin of the page. */
  readonly from?: number;
  readonly ends: readonly number[];
  readonly radius: number;
  readonly thread?: number;
  readonly pitch?: number;
  readonly size: number;
  readonly scale: number;
}

/** Standing on (0, 0) at their middle. */
const stations = [
  { object: letter, width: 96, scale: 1.4 },
  { object: markedCv, width: 76, scale: 1.12 },
  { object: task, width: 116, scale: 1.2 },
  { object: table, width: 98, scale: 1.55 },
  { object: appointment, width: 80, scale: 1.14 },
] as const;

export const careerHiring = definePicture({
  name: 'career-hiring',
  ...BANNER,
  draw: () =>
    draw({
      width: 744,
      height: 500,
      line: BANNER_LINE,
      rise: 51,
      ends: [148, 280, 416, 568, 708],
      radius: 26,
      size: 64,
      scale: 1,
    }),
});

const SMALL_HEIGHT = 332;

export const careerHiringSmall = definePicture({
  name: 'career-hiring-small',
  ...SMALL_BANNER,
  height: SMALL_HEIGHT,
  draw: () =>
    draw({
      width: 400,
      height: SMALL_HEIGHT,
      line: threadLine(SMALL_HEIGHT, 'small'),
      rise: 34,
      start: 22,
      ends: [90, 157, 224, 291, 380],
      radius: 15,
      thread: 5,
      pitch: 10,
      size: 34,
      scale: 0.5,
    }),
});

/** Over the whole width of tablets, below the words and beside them. */
const TALL = { width: 800, height: 444, shownAt: 500 } as const;

export const careerHiringTall = definePicture({
  name: 'career-hiring-tall',
  ...TALL,
  draw: () =>
    draw({
      width: TALL.width,
      height: TALL.height,
      line: threadLine(TALL.height, 'small'),
      rise: 51,
      from: 96,
      ends: [224, 352, 482, 626, 752],
      radius: 26,
      size: 54,
      scale: 1,
    }),
});

/** Each step alone, all about as high, on threads that run below it (components/career/hiring-path.tsx). */
export const hiringSteps = stations.map(({ object, scale, width }, index) => {
  const size = { width: Math.round(width * scale), height: 112 };
  return definePicture({
    name: `hiring-${index + 1}`,
    ...size,
    draw: () => [
      ground(size.width, size.height, indigoTint),
      group({ move: [size.width / 2, size.height], scale }, object()),
    ],
  });
});

function draw(stairs: Stairs): Drawing {
  const { width, height, line: foot, rise, ends, radius, start } = stairs;
  const { thread = THREAD, pitch = PITCH } = stairs;
  const path = climb(stairs);
  const [left] = edges(width);
  const last = ends.at(-1) ?? width;
  const clear = pitch + thread / 2 + 8;
  return [
    ground(width, height, indigoTint),
    fill(
      `${offsetPolyline([...path.slice(start === undefined ? 0 : 1, -2), [last, foot]], clear, Math.min(radius, rise - clear))}V${height}H${start === undefined ? left : start + clear}z`,
      indigo,
    ),
    bundle(path, threadsOn.tint, { radius, thread, pitch }),
    ends.map((end, index) => station(stairs, index, end)),
  ];
}

function treadY({ line: foot, rise, start }: Stairs, index: number): number {
  return foot - (start === undefined ? index : index + 1) * rise;
}

function climb(stairs: Stairs): readonly Point[] {
  const { width, line: foot, ends, start } = stairs;
  const [left, right] = edges(width);
  const rising: readonly Point[] =
    start === undefined
      ? []
      : [
          [start, foot],
          [start, treadY(stairs, 0)],
        ];
  return [
    [left, foot],
    ...rising,
    ...ends.flatMap((end, index): Point[] => [
      [end, treadY(stairs, index)],
      [end, index === ends.length - 1 ? foot : treadY(stairs, index + 1)],
    ]),
    [right, foot],
  ];
}

function station(stairs: Stairs, index: number, end: number): Drawing {
  const { ends, size, scale, start, from = start ?? 0 } = stairs;
  const { thread = THREAD, pitch = PITCH } = stairs;
  const middle = ((ends[index - 1] ?? from) + end) / 2;
  const isLast = index === ends.length - 1;
  const y = treadY(stairs, index);
  const object = stations[index]?.object;
  const aside = isLast ? 0 : pitch * (scale === 1 ? 0.75 : 1.125);
  // Below its object; the small steps are too narrow for it there.
  const below = isLast ? 0 : scale === 1 ? -aside : pitch;
  return [
    object ? group({ move: [middle - aside, y - pitch - thread / 2 - 4], scale }, object()) : [],
    figure(middle + below, y + pitch + thread + 12 + size * 0.72, `${index + 1}`, {
      size,
      color: isLast ? marigold : periwinkle,
      anchor: 'middle',
    }),
  ];
}

function letter(): Drawing {
  return [
    rect(-48, -68, 96, 68, surface),
    stroke('M-48 -66L0 -28L48 -66', madder, 6),
    rect(-38, -20, 32, 6, indigoTint),
    rect(24, -26, 16, 16, marigold),
  ];
}

function markedCv(): Drawing {
  return [
    rect(-38, -100, 76, 100, surface),
    dot(-20, -80, 10, indigo),
    rect(-4, -88, 32, 7, indigo),
    rect(-4, -76, 22, 5, indigoMid),
    printLines(-28, -58, [56, 48, 56, 36], indigoMid, { step: 14, thickness: 5 }),
    ring(6, -41, 20, madder, 5),
    tick(10, -12, madder, 1.8),
  ];
}

function task(): Drawing {
  return [
    rect(-58, -92, 116, 74, indigoDeep),
    rect(-50, -84, 100, 58, surface),
    printLines(-42, -76, [40, 56, 28], indigoMid, { step: 14, thickness: 6 }),
    rect(-30, -34, 36, 4, madder),
    rect(24, -76, 18, 42, marigold),
    rect(-10, -18, 20, 10, indigoDeep),
    rect(-34, -8, 68, 8, indigoDeep),
  ];
}

function chair(side: 1 | -1): Drawing {
  const x = (dx: number) => side * dx;
  return [
    line(x(55), -84, x(51), -40, madder, 10),
    line(x(55), -38, x(20), -38, madder, 10),
    line(x(50), -38, x(55), 0, madder, 7),
    line(x(26), -38, x(22), 0, madder, 7),
  ];
}

function table(): Drawing {
  return group({ scale: 0.8 }, [
    chair(-1),
    chair(1),
    rect(-40, -62, 80, 10, indigo),
    rect(-5, -52, 10, 52, indigo),
    rect(-22, -6, 44, 6, indigo),
    rect(-14, -72, 28, 10, surface),
  ]);
}

function appointment(): Drawing {
  return [
    rect(-40, -98, 80, 98, surface),
    rect(-28, -86, 36, 8, indigo),
    printLines(-28, -68, [56, 50, 56], indigoMid, { step: 12, thickness: 5 }),
    stroke('M-28 -14C-22 -30 -14 -30 -18 -16C-14 -28 -6 -30 -8 -16C-2 -26 2 -24 8 -18', indigo, 4),
    dot(24, -20, 15, marigold),
    dot(24, -20, 7, madder),
  ];
}
