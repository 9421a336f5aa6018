import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  madderLight,
  marigold,
  paper,
  periwinkle,
  sand,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, quarterDisc, rect } from '../../kit/shapes';
import { text } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  phone,
  SMALL_LESSON,
  SMALL_LINE,
  smallCard,
  threadBar,
} from './lesson';

const head = { lesson: 2, title: 'Label the form' };

/** Lines of markup: depth, text, color. The third to the fifth are what the phone shows. */
const code = [
  [0, '<form>', periwinkle],
  [1, '<label for="mobile">', periwinkle],
  [2, 'Mobile number</label>', marigold],
  [1, '<input id="mobile">', paper],
  [1, '<p>Enter 10 digits</p>', madderLight],
  [0, '</form>', periwinkle],
] as const;
const SHOWN = 2;

/** Three threads tie three lines of code to what they put on the phone. */
export const courseWebDevelopment = definePicture({
  name: 'course-web-development',
  ...LESSON,
  draw: () => {
    const rows = [278, 328, 378] as const;
    return [
      ground(640, 470, sand),
      straightBundle(threadsOn.sand, ...edges(640), LESSON_LINE),
      rect(380, 290, 60, 76, sand),
      lessonPanel(24, 24, 364, 422, head),
      rect(24, 114, 364, 332, indigoDeep),
      markup({ x: 44, first: rows[0] - 115, pitch: 50, size: 19, indent: 22, end: 388 }),
      rows.map((y, index) => threadBar(388, y, 434, threadsOn.sand[index] ?? indigo)),
      phone(424, 24, 192, 422),
      hero(434, 38, 172, 136),
      [rect(450, 190, 140, 12, indigo), rect(450, 214, 100, 8, indigoTint)],
      form({ x: 446, end: 594, rows, size: 18, height: 48 }),
    ];
  },
});

export const courseWebDevelopmentSmall = definePicture({
  name: 'course-web-development-small',
  ...SMALL_LESSON,
  draw: () => {
    const rows = [180, 216, 252] as const;
    return [
      ground(400, 300, sand),
      straightBundle(threadsOn.sand, ...edges(400), SMALL_LINE),
      rect(220, 190, 60, 52, sand),
      smallCard(12, 8, 216, 284, head),
      rect(12, 74, 216, 218, indigoDeep),
      markup({ x: 24, first: rows[0] - 85, pitch: 36, size: 16, indent: 12, end: 228 }),
      rows.map((y, index) => threadBar(228, y, 256, threadsOn.sand[index] ?? indigo)),
      phone(248, 8, 144, 284),
      hero(258, 22, 124, 104),
      form({ x: 266, end: 374, rows, size: 16, height: 34 }),
    ];
  },
});

interface Markup {
  readonly x: number;
  /** Baseline of the first line, and from one to the next. */
  readonly first: number;
  readonly pitch: number;
  readonly size: number;
  readonly indent: number;
  /** Where the threads leave the sheet. */
  readonly end: number;
}

function markup({ x, first, pitch, size, indent, end }: Markup): Drawing {
  return [
    code.map(([depth, content, color], index) =>
      text(x + depth * indent, first + index * pitch, content, { size, color }),
    ),
    code
      .slice(SHOWN, SHOWN + 3)
      .map(([depth, , color], index) =>
        threadBar(x + depth * indent, first + (index + SHOWN) * pitch + size * 0.3 + 9, end, color),
      ),
  ];
}

/** The picture at the top of the page on the phone. */
function hero(x: number, y: number, width: number, height: number): Drawing {
  return [
    rect(x, y, width, height, marigold),
    quarterDisc(x, y + height, height * 0.8, 'bottom-left', madder),
    quarterDisc(x + width, y + height, height * 0.5, 'bottom-right', indigo),
  ];
}

interface Form {
  readonly x: number;
  readonly end: number;
  /** Height at which the thread of label, entry and message arrives. */
  readonly rows: readonly [number, number, number];
  readonly size: number;
  readonly height: number;
}

function form({ x, end, rows: [label, entry, message], size, height }: Form): Drawing {
  return [
    text(x, label + size * 0.1, 'Mobile number', { size, weight: 650 }),
    rect(x, entry - height / 2, end - x, height, madder),
    rect(x + 3, entry - height / 2 + 3, end - x - 6, height - 6, surface),
    text(x + 12, entry + size * 0.36, '98765', { size }),
    text(x, message + size * 0.5, 'Enter 10 digits', { size, weight: 650, color: madder }),
  ];
}
