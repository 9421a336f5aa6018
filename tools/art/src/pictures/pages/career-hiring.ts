import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  madder,
  marigold,
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
import { bundle, offsetPolyline, PITCH, type Point, THREAD, threadsOn } from '../../kit/threads';
import { BANNER_LINE, edges } from './frame';

const STAIRS = {
  width: 744,
  height: 500,
  line: BANNER_LINE,
  rise: 51,
  ends: [148, 280, 416, 568, 708],
  radius: 26,
} as const;

type Stairs = typeof STAIRS;

/** Standing on (0, 0) at their middle. */
const stations = [letter, markedCv, task, table, appointment] as const;

/** The control of components/career/hiring-steps.tsx, whose steps are its tabs. */
export const careerHiring = definePicture({
  name: 'career-hiring',
  width: 744,
  height: 500,
  shownAt: 558,
  draw: () => draw(STAIRS),
});

function draw(stairs: Stairs): Drawing {
  const { width, height, line: foot, rise, ends, radius } = stairs;
  const path = climb(stairs);
  const [left] = edges(width);
  const clear = PITCH + THREAD / 2 + 8;
  return [
    ground(width, height, indigoTint),
    fill(
      `${offsetPolyline([...path.slice(0, -2), [ends[4], foot]], clear, Math.min(radius, rise - clear))}V${height}H${left}z`,
      indigo,
    ),
    bundle(path, threadsOn.tint, { radius }),
    ends.map((end, index) => station(stairs, index, end)),
  ];
}

const treadY = ({ line: foot, rise }: Stairs, index: number): number => foot - index * rise;

function climb(stairs: Stairs): readonly Point[] {
  const { width, line: foot, ends } = stairs;
  const [left, right] = edges(width);
  return [
    [left, foot],
    ...ends.flatMap((end, index): Point[] => [
      [end, treadY(stairs, index)],
      [end, index === ends.length - 1 ? foot : treadY(stairs, index + 1)],
    ]),
    [right, foot],
  ];
}

/** What stands on a step. */
function station(stairs: Stairs, index: number, end: number): Drawing {
  const { ends } = stairs;
  const middle = ((ends[index - 1] ?? 0) + end) / 2;
  const aside = index === ends.length - 1 ? 0 : PITCH * 0.75;
  const object = stations[index];
  return object
    ? group({ move: [middle - aside, treadY(stairs, index) - PITCH - THREAD / 2 - 4] }, object())
    : [];
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
