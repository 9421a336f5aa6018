import { ground } from '../../kit/canvas';
import { indigo, ink, marigold, muted, paper, pending, surface } from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect, ring } from '../../kit/shapes';
import { text } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  pointer,
  SMALL_LESSON,
  SMALL_LINE,
  smallPanel,
} from './lesson';

const head = { lesson: 1, title: 'Post a purchase invoice' };

const fields = [
  ['Vendor', 'V-1042'],
  ['Item', 'Seal kit 32'],
  ['Quantity', '380'],
] as const;

const CHECKS = 5;
const DONE = 3;

/** The bundle is the string on which the checks before posting are threaded. */
export const courseBusinessCentral = definePicture({
  name: 'course-business-central',
  ...LESSON,
  draw: () => [
    ground(640, 470, marigold),
    straightBundle(threadsOn.marigold, ...edges(640), LESSON_LINE),
    lessonPanel(56, 24, 528, 422, head),
    form({ x: 80, top: 128, pitch: 52, height: 42, entry: 192, end: 560, size: 18 }),
    straightBundle(threadsOn.paper, 56, 584, LESSON_LINE),
    checks({ x: 112, step: 104, y: LESSON_LINE, radius: 26 }),
    text(80, 413, `${DONE} of ${CHECKS} checks`, { size: 18, color: muted }),
    rect(400, 380, 160, 48, marigold, 3),
    text(464, 411, 'Post', { size: 20, weight: 650, anchor: 'middle' }),
    pointer(508, 394, indigo, surface),
  ],
});

export const courseBusinessCentralSmall = definePicture({
  name: 'course-business-central-small',
  ...SMALL_LESSON,
  draw: () => [
    ground(400, 300, marigold),
    straightBundle(threadsOn.marigold, ...edges(400), SMALL_LINE),
    smallPanel(16, 12, 368, 276, head),
    form({ x: 32, top: 70, pitch: 39, height: 34, entry: 116, end: 368, size: 16 }),
    straightBundle(threadsOn.paper, 16, 384, SMALL_LINE),
    checks({ x: 56, step: 72, y: SMALL_LINE, radius: 20 }),
    rect(248, 246, 120, 34, marigold, 3),
    text(292, 269, 'Post', { size: 17, weight: 650, anchor: 'middle' }),
    pointer(336, 250, indigo, surface, 0.75),
    text(32, 269, `${DONE} of ${CHECKS} checks`, { size: 16, color: muted }),
  ],
});

interface Form {
  readonly x: number;
  readonly top: number;
  readonly pitch: number;
  readonly height: number;
  /** Left and right edge of the entries. */
  readonly entry: number;
  readonly end: number;
  readonly size: number;
}

function form({ x, top, pitch, height, entry, end, size }: Form): Drawing {
  return fields.map(([label, value], index) => {
    const y = top + index * pitch;
    const baseline = y + height / 2 + size * 0.35;
    return [
      text(x, baseline, label, { size, color: muted }),
      rect(entry, y, end - entry, height, paper),
      rect(entry, y + height - 3, end - entry, 3, indigo),
      text(entry + 14, baseline, value, { size, weight: 650, color: ink }),
    ];
  });
}

interface Checks {
  readonly x: number;
  readonly step: number;
  readonly y: number;
  readonly radius: number;
}

function checks({ x, step, y, radius }: Checks): Drawing {
  return Array.from({ length: CHECKS }, (_, index) => {
    const cx = x + index * step;
    return [
      dot(cx, y, radius + 8, surface),
      index < DONE
        ? [dot(cx, y, radius, indigo), tick(cx - radius * 0.5, y, marigold, radius / 12)]
        : ring(cx, y, radius - 2, pending, 4),
    ];
  });
}
