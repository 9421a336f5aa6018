import { hairline, indigo, ink, muted, surface } from '../../kit/palette';
import { panel } from '../../kit/panel';
import { type Drawing, fill, group, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, OVERSHOOT, THREAD, threadLine } from '../../kit/threads';

/** The common parts of the course pictures: two sizes, the head of a lesson, the pointer. */

/** Beside the heading of a course page, down to 480 px; text is 16 units or larger. */
export const LESSON = { width: 640, height: 470, shownAt: 480, entry: 'lesson' } as const;
export const LESSON_LINE = threadLine(LESSON.height, 'lesson');

/** On a phone or a card, down to 300 px; text is 16 units or larger. */
export const SMALL_LESSON = { width: 400, height: 300, shownAt: 300 } as const;
export const SMALL_LINE = threadLine(SMALL_LESSON.height, 'small');

export interface Head {
  /** Number of the lesson in the course. */
  readonly lesson: number;
  readonly title: string;
}

/** The head of a lesson at its full size: the number above, the task in display type, a rule. */
export function lessonHead(
  x: number,
  y: number,
  width: number,
  { lesson, title }: Head,
  { color = ink, quiet = muted, rule = hairline } = {},
): Drawing {
  return [
    text(x + 24, y + 34, `Lesson ${lesson}`, { size: 17, color: quiet }),
    figure(x + 24, y + 70, title, { size: 36, color }),
    rect(x, y + 88, width, 2, rule),
  ];
}

export function lessonPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  head: Head,
): Drawing {
  return [panel(x, y, width, height), lessonHead(x, y, width, head)];
}

/** The head on a phone: task and number in one line of 48 units. */
function smallHead(
  x: number,
  y: number,
  width: number,
  { lesson, title }: Head,
  { color = ink, quiet = muted, rule = hairline } = {},
): Drawing {
  return [
    figure(x + 16, y + 33, title, { size: 26, color }),
    text(x + width - 16, y + 33, `Lesson ${lesson}`, { size: 16, color: quiet, anchor: 'end' }),
    rect(x, y + 48, width, 2, rule),
  ];
}

export function smallPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  head: Head,
): Drawing {
  return [panel(x, y, width, height), smallHead(x, y, width, head)];
}

/** A narrow sheet for a phone, with the number above the task. */
export function smallCard(
  x: number,
  y: number,
  width: number,
  height: number,
  { lesson, title }: Head,
): Drawing {
  return [
    panel(x, y, width, height),
    text(x + 14, y + 26, `Lesson ${lesson}`, { size: 16, color: muted }),
    figure(x + 14, y + 52, title, { size: 25 }),
    rect(x, y + 64, width, 2, hairline),
  ];
}

/**
 * The pointer of a mouse, 38 x 62 units at scale 1, with a border in the color of the ground below
 * it.
 */
export function pointer(x: number, y: number, color: string, border: string, scale = 1): Drawing {
  return group(
    { move: [x, y], scale },
    fill('M0 0v52l12 -11l10 21l10 -5l-10 -20h16z', color, { halo: { color: border, reach: 4 } }),
  );
}

export function phone(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x, y, width, height, indigo, 22),
    rect(x + 10, y + 14, width - 20, height - 28, surface, 10),
  ];
}

/** Left and right end of a thread that runs through a picture of this width. */
export function edges(width: number): readonly [number, number] {
  return [-OVERSHOOT, width + OVERSHOOT];
}

/** A thread laid as a solid bar between two x, which joins others of its color. */
export function threadBar(x: number, y: number, to: number, color: string): Drawing {
  return asThread(rect(x, y - THREAD / 2, to - x, THREAD, color));
}
