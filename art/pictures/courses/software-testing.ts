import { ground } from '../../kit/canvas';
import { approved, indigoDeep, madder, madderTint, muted, paper, rowRule } from '../../kit/palette';
import { cross, tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, group, rect, ring, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, bundle, PITCH, straightBundle, THREAD, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallPanel,
} from './lesson';

const head = { lesson: 5, title: 'Test the edges' };

/** What goes into a field that takes 1 to 99, what should happen, and what did. */
const cases = [
  ['0', 'Refuse', 'Refused'],
  ['1', 'Accept', 'Accepted'],
  ['99', 'Accept', 'Accepted'],
  ['100', 'Refuse', 'Accepted'],
] as const;
const FAILED = 3;

/** A fault in cloth is a pulled thread: the failed case is one, under the glass. */
export const courseSoftwareTesting = definePicture({
  name: 'course-software-testing',
  ...LESSON,
  draw: () => [
    ground(640, 470, madder),
    straightBundle(threadsOn.madder, edges(640)[0], 100, LESSON_LINE),
    snag({ x: 546, line: LESSON_LINE, from: 400, end: edges(640)[1], scale: 1 }),
    lessonPanel(24, 24, 424, 422, head),
    text(424, 94, 'Quantity 1 to 99', { size: 17, color: muted, anchor: 'end' }),
    table({
      x: 24,
      width: 424,
      first: LESSON_LINE - 3 * 58,
      pitch: 58,
      columns: [24, 128, 244],
      size: 20,
    }),
    report(48, 384, 376, 36),
  ],
});

export const courseSoftwareTestingSmall = definePicture({
  name: 'course-software-testing-small',
  ...SMALL_LESSON,
  draw: () => [
    ground(400, 300, madder),
    straightBundle(threadsOn.madder, edges(400)[0], 100, SMALL_LINE),
    snag({ x: 340, line: SMALL_LINE, from: 260, end: edges(400)[1], scale: 0.72 }),
    smallPanel(12, 12, 272, 276, head),
    table({
      x: 12,
      width: 272,
      first: SMALL_LINE - 3 * 42,
      pitch: 42,
      columns: [16, 76],
      size: 17,
    }),
    report(28, 252, 240, 20),
  ],
});

interface Table {
  readonly x: number;
  readonly width: number;
  /** Middle of the first row, and from one to the next. */
  readonly first: number;
  readonly pitch: number;
  /** Left edges of input, wanted and found; without the third, the found result is left out. */
  readonly columns: readonly [number, number, number?];
  readonly size: number;
}

function table({ x, width, first, pitch, columns, size }: Table): Drawing {
  const [input, wanted, found] = columns;
  const end = x + width - input;
  return cases.map((test, index) => {
    const y = first + index * pitch;
    const failed = index === FAILED;
    const baseline = y + size * 0.36;
    return [
      failed ? rect(x, y - pitch / 2, width, pitch, madderTint) : [],
      index < FAILED - 1 ? rect(x + input, y + pitch / 2, width - 2 * input, 1.5, rowRule) : [],
      figure(x + input, y + size * 0.62, test[0], { size: size * 1.75 }),
      text(x + wanted, baseline, test[1], {
        size,
        ...(found === undefined ? {} : { color: muted }),
      }),
      found === undefined
        ? []
        : text(x + found, baseline, test[2], failed ? { size, color: madder } : { size }),
      failed
        ? group({ move: [end - 22, y - 11], scale: 1.8 }, cross(0, 0))
        : tick(end - 22, y, undefined, 1.8),
    ];
  });
}

/** One bar a case, as a test report prints them. */
function report(x: number, y: number, width: number, height: number): Drawing {
  const step = (width + 8) / cases.length;
  return cases.map((_, index) =>
    rect(x + index * step, y, step - 8, height, index === FAILED ? madder : approved),
  );
}

interface Snag {
  /** Middle of the loop. */
  readonly x: number;
  readonly line: number;
  readonly from: number;
  readonly end: number;
  readonly scale: number;
}

/** The upper thread is pulled out into a loop; the others run on. */
function snag({ x, line, from, end, scale }: Snag): Drawing {
  const [upper, ...others] = threadsOn.madder;
  const top = line - PITCH;
  const at = (dx: number, dy: number) => `${x + dx * scale} ${top - dy * scale}`;
  const rise = `M${from} ${top}H${x - 46 * scale}C${at(16, 0)} ${at(38, 64)} ${at(38, 96)}A${38 * scale} ${38 * scale} 0 0 0 ${at(-38, 96)}`;
  const fall = `M${at(-38, 96)}C${at(-38, 64)} ${at(-16, 0)} ${at(46, 0)}`;
  return [
    bundle(
      [
        [from, line + PITCH / 2],
        [end, line + PITCH / 2],
      ],
      others,
    ),
    dot(x, top - 84 * scale, 68 * scale, indigoDeep),
    asThread(stroke(rise, upper, THREAD)),
    stroke(`M${at(-30, 60)}C${at(-24, 44)} ${at(-14, 34)} ${at(2, 22)}`, indigoDeep, THREAD + 10),
    asThread(stroke(`${fall}H${end}`, upper, THREAD)),
    ring(x, top - 84 * scale, 72 * scale, paper, 10 * scale),
    stroke(`M${at(52, 136)}L${at(104, 188)}`, paper, 20 * scale),
  ];
}
