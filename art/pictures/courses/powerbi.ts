import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoMid,
  ink,
  madder,
  marigold,
  muted,
  paper,
  periwinkle,
  surface,
} from '../../kit/palette';
import { definePicture, type Drawing, rect } from '../../kit/shapes';
import { figure, text } from '../../kit/text';
import { bundle, straightBundle, threadsOn } from '../../kit/threads';
import {
  edges,
  LESSON,
  LESSON_LINE,
  lessonPanel,
  SMALL_LESSON,
  SMALL_LINE,
  smallCard,
} from './lesson';

const head = { lesson: 7, title: 'Age the receivables' };

const ages = [
  { days: '0-30', lakh: 18, color: indigo },
  { days: '31-60', lakh: 11, color: indigoMid },
  { days: '61-90', lakh: 8, color: periwinkle },
  { days: '90+', lakh: 5, color: madder },
];

/** The ground line of the chart becomes the telephone of the person who acts on it. */
export const coursePowerbi = definePicture({
  name: 'course-powerbi',
  ...LESSON,
  draw: () => {
    const [left, right] = edges(640);
    return [
      ground(640, 470, marigold),
      bundle(
        [
          [left, LESSON_LINE],
          [412, LESSON_LINE, 24],
          [412, 48, 48],
          [604, 48, 48],
          [604, LESSON_LINE, 20],
          [right, LESSON_LINE],
        ],
        threadsOn.marigold,
      ),
      lessonPanel(24, 24, 340, 422, head),
      straightBundle(threadsOn.paper, 24, 364, LESSON_LINE),
      chart({
        x: 44,
        foot: LESSON_LINE - 20,
        width: 66,
        step: 78,
        scale: 8,
        size: 17,
        figureSize: 30,
        label: 62,
      }),
      figure(48, 428, '₹42 lakh', { size: 40 }),
      card({
        x: 440,
        y: 76,
        width: 136,
        height: 370,
        size: 18,
        figureSize: 34,
        button: 52,
        inset: 16,
      }),
    ];
  },
});

export const coursePowerbiSmall = definePicture({
  name: 'course-powerbi-small',
  ...SMALL_LESSON,
  draw: () => {
    const [left, right] = edges(400);
    return [
      ground(400, 300, marigold),
      bundle(
        [
          [left, SMALL_LINE],
          [238, SMALL_LINE, 20],
          [238, 28, 32],
          [372, 28, 32],
          [372, SMALL_LINE, 20],
          [right, SMALL_LINE],
        ],
        threadsOn.marigold,
      ),
      smallCard(8, 8, 204, 284, head),
      straightBundle(threadsOn.paper, 8, 212, SMALL_LINE),
      chart({
        x: 15,
        foot: SMALL_LINE - 20,
        width: 42,
        step: 49,
        scale: 5,
        size: 16,
        figureSize: 22,
        label: 58,
      }),
      figure(22, 284, '₹42 lakh', { size: 24 }),
      card({
        x: 260,
        y: 52,
        width: 90,
        height: 240,
        size: 16,
        figureSize: 23,
        button: 40,
        inset: 9,
      }),
    ];
  },
});

interface Chart {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly step: number;
  /** Units of height a lakh. */
  readonly scale: number;
  readonly size: number;
  readonly figureSize: number;
  /** From the foot down to the baseline of the labels. */
  readonly label: number;
}

function chart({ x, foot, width, step, scale, size, figureSize, label }: Chart): Drawing {
  return ages.map(({ days, lakh, color }, index) => {
    const left = x + index * step;
    const middle = left + width / 2;
    const top = foot - lakh * scale;
    return [
      rect(left, top, width, lakh * scale, color),
      figure(middle, top - 7, `${lakh}`, { size: figureSize, anchor: 'middle' }),
      text(middle, foot + label, days, {
        size,
        color: color === madder ? madder : ink,
        anchor: 'middle',
      }),
    ];
  });
}

interface Card {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly figureSize: number;
  readonly button: number;
  readonly inset: number;
}

function card({ x, y, width, height, size, figureSize, button, inset }: Card): Drawing {
  const middle = x + width / 2;
  const left = x + inset;
  const foot = y + height - inset;
  const first = y + figureSize * 1.3;
  const answer = (name: string, top: number, color: string) =>
    text(middle, top + button / 2 + size * 0.35, name, {
      size,
      weight: 650,
      color,
      anchor: 'middle',
    });
  return [
    rect(x, y, width, height, surface, 16),
    figure(left, first, 'Approve', { size: figureSize }),
    figure(left, first + figureSize, 'hold on', { size: figureSize }),
    figure(left, first + figureSize * 2, 'C-208', { size: figureSize, color: madder }),
    text(left, first + figureSize * 2 + size * 1.7, '5 lakh', { size, color: muted }),
    rect(left, foot - button * 2 - 8, width - 2 * inset, button, indigo, 4),
    rect(left, foot - button, width - 2 * inset, button, indigo, 4),
    rect(left + 2.5, foot - button + 2.5, width - 2 * inset - 5, button - 5, surface, 2),
    answer('Approve', foot - button * 2 - 8, paper),
    answer('Reject', foot - button, ink),
  ];
}
