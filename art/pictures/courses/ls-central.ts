import { ground } from '../../kit/canvas';
import {
  approved,
  indigo,
  indigoMid,
  ink,
  marigold,
  marigoldTint,
  paper,
  rowRule,
  sand,
  surface,
} from '../../kit/palette';
import { tick } from '../../kit/panel';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallCard,
} from './lesson';

const head = { lesson: 12, title: 'Make the offer fire' };

const lines = [
  ['Kurta', '2'],
  ['Belt', '1'],
  ['Scarf', '1'],
] as const;

const keys = [
  ['Cash', sand],
  ['Card', sand],
  ['UPI', marigold],
] as const;

/** The bundle is the rail of a shop; the offer hangs on it as a tag. */
export const courseLsCentral = definePicture({
  name: 'course-ls-central',
  ...LESSON,
  draw: () => {
    const [left, right] = edges(640);
    return [
      ground(640, 470, indigo),
      stringBehind(512, 64),
      bundle(
        [
          [left, LESSON_LINE],
          [420, LESSON_LINE, 32],
          [420, 64, 40],
          [604, 64, 40],
          [604, LESSON_LINE, 20],
          [right, LESSON_LINE],
        ],
        threadsOn.indigo,
      ),
      rect(24, 16, 352, 438, indigoMid, 8),
      lessonPanel(40, 32, 320, 296, head),
      receipt({
        x: 64,
        end: 336,
        first: 168,
        pitch: 58,
        size: 20,
        figureSize: 32,
        tint: [40, 320],
      }),
      keyDeck({ x: 40, y: 344, width: 100, height: 94, gap: 10, size: 20 }),
      tag({ x: 448, y: 128, width: 128, height: 236, hang: 64, scale: 1 }),
    ];
  },
});

export const courseLsCentralSmall = definePicture({
  name: 'course-ls-central-small',
  ...SMALL_LESSON,
  draw: () => {
    const [left, right] = edges(400);
    return [
      ground(400, 300, indigo),
      stringBehind(316, 44),
      bundle(
        [
          [left, SMALL_LINE],
          [264, SMALL_LINE, 24],
          [264, 44, 24],
          [368, 44, 24],
          [368, SMALL_LINE, 20],
          [right, SMALL_LINE],
        ],
        threadsOn.indigo,
      ),
      rect(8, 8, 224, 284, indigoMid, 6),
      smallCard(16, 16, 208, 184, head),
      receipt({
        x: 32,
        end: 208,
        first: 111,
        pitch: 39,
        size: 17,
        figureSize: 24,
        tint: [16, 208],
      }),
      keyDeck({ x: 16, y: 210, width: 64, height: 72, gap: 8, size: 16 }),
      tag({ x: 258, y: 84, width: 116, height: 184, hang: 44, scale: 0.8 }),
    ];
  },
});

interface Receipt {
  readonly x: number;
  readonly end: number;
  /** Baseline of the first line, and from one to the next. */
  readonly first: number;
  readonly pitch: number;
  readonly size: number;
  readonly figureSize: number;
  /** Left edge and width of the band behind the line that the offer is for. */
  readonly tint: readonly [number, number];
}

function receipt({ x, end, first, pitch, size, figureSize, tint }: Receipt): Drawing {
  return [
    rect(tint[0], first - pitch * 0.64, tint[1], pitch, marigoldTint),
    rect(x, first + pitch * 1.36, end - x, 1.5, rowRule),
    lines.map(([item, quantity], index) => [
      text(x, first + index * pitch, item, { size }),
      figure(end, first + index * pitch + 3, quantity, { size: figureSize, anchor: 'end' }),
    ]),
  ];
}

interface KeyDeck {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly size: number;
}

function keyDeck({ x, y, width, height, gap, size }: KeyDeck): Drawing {
  return keys.map(([name, color], index) => {
    const left = x + index * (width + gap);
    return [
      rect(left, y, width, height, color, 4),
      text(left + width / 2, y + height / 2 + size * 0.35, name, {
        size,
        weight: 650,
        anchor: 'middle',
      }),
    ];
  });
}

interface Tag {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Height of the rail that it hangs on. */
  readonly hang: number;
  readonly scale: number;
}

function tag({ x, y, width, height, hang, scale }: Tag): Drawing {
  const middle = x + width / 2;
  const eye = y + 26 * scale;
  return [
    fill(`M${x + 36} ${y}h${width - 72}l36 36v${height - 36}h${-width}v${36 - height}z`, marigold, {
      halo: { color: indigo, reach: 8 },
    }),
    dot(middle, eye, 10, indigo),
    stringInFront(middle, eye, hang),
    text(middle, y + 88 * scale, 'Buy 2 get', {
      size: 20 * scale,
      weight: 650,
      color: ink,
      anchor: 'middle',
    }),
    figure(middle, y + 154 * scale, '10%', { size: 72 * scale, color: ink, anchor: 'middle' }),
    rect(x, y + height - 60 * scale, width, 44 * scale, approved),
    tick(middle - 48 * scale, y + height - 37 * scale, surface, 1.3 * scale),
    text(middle - 25 * scale, y + height - 31 * scale, 'Applied', {
      size: 20 * scale,
      weight: 650,
      color: surface,
    }),
  ];
}

/** Half the width of the string where it goes around the rail, and how far above that it turns. */
const STRING = { half: 14, turn: 24 } as const;

/** The part of the string behind the rail, whose middle is at `hang`. */
function stringBehind(x: number, hang: number): Drawing {
  const { half, turn } = STRING;
  return stroke(
    `M${x + half} ${hang + turn}V${hang - turn}A${half} ${half} 0 0 0 ${x} ${hang - turn - half}`,
    paper,
    4,
  );
}

/** From the top over the front of the rail to the eye, and up again to its lower edge. */
function stringInFront(x: number, eye: number, hang: number): Drawing {
  const { half, turn } = STRING;
  return stroke(
    `M${x} ${hang - turn - half}A${half} ${half} 0 0 0 ${x - half} ${hang - turn}V${hang + turn}L${x} ${eye}L${x + half} ${hang + turn}`,
    paper,
    4,
    { roundEnds: true },
  );
}
