import { ground } from '../../kit/canvas';
import { approved, indigoTint, muted, periwinkle, surface } from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { asThread, threadsOn } from '../../kit/threads';

/** The stages of an implementation in weeks, as in the table of the page. */

const stages = [
  ['Discover', 1, 3],
  ['Configure', 4, 8],
  ['Build', 6, 12],
  ['Test', 10, 16],
  ['Deploy', 14, 20],
  ['Hypercare', 20, 26],
] as const;
const WEEKS = 26;
const TITLE = 'Weeks of a typical project';

interface Measures {
  readonly left: number;
  readonly top: number;
  /** Left edge of the first week, and the width of one. */
  readonly start: number;
  readonly week: number;
  readonly row: number;
  readonly thread: number;
  readonly gap: number;
  readonly name: number;
  readonly words: number;
}

function calendar(height: number, measures: Measures): Drawing {
  const { left, top, start, week, row, thread, gap, name, words } = measures;
  const bar = 3 * thread + 2 * gap;
  return [
    figure(left, top - 1.6 * words - 0.3 * name, TITLE, { size: 1.15 * name }),
    [4, 8, 12, 16, 20, WEEKS].map((end) => [
      rect(start + end * week - 1, top, 1, height - top - words, periwinkle),
      text(start + end * week, top - 8, String(end), {
        size: words,
        color: muted,
        anchor: 'middle',
      }),
    ]),
    stages.map(([stage, from, to], index) => {
      const y = top + 14 + index * row;
      const end = start + to * week;
      return [
        figure(left, y + bar / 2 + name * 0.34, stage, { size: name }),
        threadsOn.tint.map((color, place) =>
          asThread(
            rect(
              start + (from - 1) * week,
              y + place * (thread + gap),
              (to - from + 1) * week,
              thread,
              color,
            ),
          ),
        ),
        dot(end, y + bar / 2, bar / 2, approved),
        tick(end - 0.21 * bar, y + 0.53 * bar, surface, bar / 28),
      ];
    }),
  ];
}

export const stagePictures = [
  definePicture({
    name: 'service-stages',
    width: 1240,
    height: 472,
    shownAt: 660,
    draw: () => [
      ground(1240, 472, indigoTint),
      calendar(472, {
        ...{ left: 39, top: 116, start: 190, week: 37, row: 54 },
        ...{ thread: 8, gap: 6, name: 30, words: 24 },
      }),
    ],
  }),
  definePicture({
    name: 'service-stages-small',
    width: 366,
    height: 328,
    shownAt: 300,
    draw: () => [
      ground(366, 328, indigoTint),
      calendar(328, {
        ...{ left: 12, top: 78, start: 98, week: 9.5, row: 37 },
        ...{ thread: 5, gap: 3, name: 19, words: 15 },
      }),
    ],
  }),
];
