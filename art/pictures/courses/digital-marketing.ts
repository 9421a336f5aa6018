import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  indigoTint,
  ink,
  madder,
  paper,
  periwinkle,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import {
  bundle,
  knot,
  offsetPolyline,
  PITCH,
  type Point,
  straightBundle,
  threadsOn,
} from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallPanel,
} from './lesson';

const head = { lesson: 6, title: 'Find the leak' };

/** The number of people at each step. The widths show the order, not the scale. */
const steps = [
  { name: 'Clicks', count: '640', color: indigo, on: paper },
  { name: 'Form opened', count: '96', color: indigoMid, on: paper },
  { name: 'Sent', count: '32', color: periwinkle, on: ink },
  { name: 'Qualified', count: '11', color: indigoTint, on: ink },
];

/** The bundle is a lasso around the gap where the enquiries are lost. */
export const courseDigitalMarketing = definePicture({
  name: 'course-digital-marketing',
  ...LESSON,
  draw: () => {
    const lasso = {
      line: LESSON_LINE,
      foot: 412,
      top: 204,
      left: 292,
      right: 568,
      panelEnd: 488,
      round: 62,
      bend: 40,
      width: 640,
    };
    return [
      ground(640, 470, sand),
      lassoBehind(lasso),
      lessonPanel(24, 24, 464, 422, head),
      funnel({
        x: 48,
        first: 122,
        height: 64,
        step: 76,
        widths: [416, 360, 312, 172],
        size: 19,
        figureSize: 38,
      }),
      lassoInFront(lasso),
      drops(386, 262, 1),
    ];
  },
});

export const courseDigitalMarketingSmall = definePicture({
  name: 'course-digital-marketing-small',
  ...SMALL_LESSON,
  draw: () => {
    const lasso = {
      line: SMALL_LINE,
      foot: 266,
      top: 118,
      left: 212,
      right: 352,
      panelEnd: 316,
      round: 49,
      bend: 25,
      width: 400,
    };
    return [
      ground(400, 300, sand),
      lassoBehind(lasso),
      smallPanel(12, 8, 304, 284, head),
      funnel({
        x: 24,
        first: 68,
        height: 46,
        step: 54,
        widths: [280, 254, 226, 148],
        size: 16,
        figureSize: 27,
      }),
      lassoInFront(lasso),
      drops(266, 166, 0.6),
    ];
  },
});

interface Lasso {
  readonly line: number;
  /** Height at which the bundle comes out behind the sheet. */
  readonly foot: number;
  /** Upper side and left end of the noose. */
  readonly top: number;
  readonly left: number;
  /** The x of the vertical part of the rope, right of the sheet. */
  readonly right: number;
  readonly panelEnd: number;
  /** Radius of the noose and of the other bends. */
  readonly round: number;
  readonly bend: number;
  readonly width: number;
}

function lassoBehind({ line, foot, right, panelEnd, bend, width }: Lasso): Drawing {
  return [
    straightBundle(threadsOn.sand, edges(width)[0], 80, line),
    bundle(
      [
        [panelEnd - 20, foot],
        [right, foot, bend],
        [right, line],
      ],
      threadsOn.sand,
    ),
  ];
}

function lassoInFront({ line, top, left, right, panelEnd, round, bend, width }: Lasso): Drawing {
  const noose: readonly Point[] = [
    [left, top, round],
    [left, line, round],
  ];
  return [
    stroke(
      offsetPolyline([[panelEnd, top], ...noose, [panelEnd, line]], 0, round),
      surface,
      3 * PITCH + 8,
    ),
    bundle([[right, line], [right, top, bend], ...noose, [edges(width)[1], line]], threadsOn.sand),
    knot(right, line, threadsOn.sand, threadsOn.sand, sand),
  ];
}

interface Funnel {
  readonly x: number;
  readonly first: number;
  readonly height: number;
  readonly step: number;
  readonly widths: readonly number[];
  readonly size: number;
  readonly figureSize: number;
}

function funnel({ x, first, height, step, widths, size, figureSize }: Funnel): Drawing {
  return steps.map(({ name, count, color, on }, index) => {
    const y = first + index * step;
    return [
      rect(x, y, widths[index] ?? 0, height, color),
      figure(x + 14, y + height / 2 + figureSize * 0.34, count, { size: figureSize, color: on }),
      text(x + figureSize * 2.3, y + height / 2 + size * 0.36, name, { size, color: on }),
    ];
  });
}

function drops(x: number, y: number, scale: number): Drawing {
  const drop = (cx: number, top: number, radius: number) =>
    fill(
      `M${cx} ${top}C${cx + radius * 0.3} ${top + radius} ${cx + radius} ${top + radius * 1.3} ${cx + radius} ${top + radius * 2}A${radius} ${radius} 0 0 1 ${cx - radius} ${top + radius * 2}C${cx - radius} ${top + radius * 1.3} ${cx - radius * 0.3} ${top + radius} ${cx} ${top}z`,
      madder,
    );
  return [
    drop(x, y, 9 * scale),
    drop(x + 36 * scale, y - 18 * scale, 12 * scale),
    drop(x + 68 * scale, y, 9 * scale),
  ];
}
