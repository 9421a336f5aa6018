import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoMid, madderLight, marigold, paper } from '../../kit/palette';
import { definePicture, type Drawing, rect, stroke } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { asThread, offsetPolyline, PITCH, type Point, THREAD } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

const sales = [84, 118, 96, 142, 128, 168, 140, 184];
const model = [102, 104, 112, 128, 136, 156, 152, 176];
const guess = [62, ...sales.slice(0, -1)];

const FROM = 72;
const STEP = 42;
const END = FROM + sales.length * STEP;

const week = (index: number) => FROM + index * STEP;
const height = (value: number) => LINE - THREAD / 2 - value;

export const courseDataScience = definePicture({
  name: 'course-data-science',
  ...CARD,
  draw: () => [
    ground(480, 360, indigo),
    figure(FROM, 84, '29 < 41', { size: 68, color: paper }),
    chart(),
  ],
});

function chart(): Drawing {
  const guessed: readonly Point[] = [
    [FROM - 40, LINE + PITCH],
    [FROM - 16, LINE + PITCH, 10],
    [FROM - 16, height(guess[0] ?? 0), 10],
    ...guess.flatMap((value, index): Point[] =>
      index === 0
        ? []
        : [
            [week(index), height(guess[index - 1] ?? 0), 3],
            [week(index), height(value), 3],
          ],
    ),
    [END + 12, height(guess.at(-1) ?? 0), 10],
    [END + 12, LINE + PITCH, 10],
    [END + 44, LINE + PITCH],
  ];
  const modeled: readonly Point[] = [
    [LEFT, LINE - PITCH],
    [FROM - 32, LINE - PITCH, 10],
    [FROM - 32, height(model[0] ?? 0), 10],
    ...model.map((value, index): Point => [week(index) + STEP / 2, height(value), 14]),
    [END + 28, height(model.at(-1) ?? 0), 10],
    [END + 28, LINE - PITCH, 10],
    [RIGHT, LINE - PITCH],
  ];
  return [
    sales.map((value, index) => rect(week(index) + 6, height(value), STEP - 12, value, indigoMid)),
    asThread(stroke(`M${LEFT} ${LINE}H${RIGHT}`, paper, THREAD)),
    [FROM - 16, END + 12].map((crossing) => rect(crossing - 8, LINE - 6, 16, 12, indigo)),
    asThread(
      stroke(
        `M${LEFT} ${LINE + PITCH}H${FROM - 40}M${END + 44} ${LINE + PITCH}H${RIGHT}`,
        madderLight,
        THREAD,
      ),
    ),
    asThread(stroke(offsetPolyline(guessed, 0, 3), madderLight, THREAD, { dash: [9, 6] })),
    stroke(offsetPolyline(modeled.slice(1, -1), 0, 14), indigoDeep, THREAD + 6),
    asThread(stroke(offsetPolyline(modeled, 0, 14), marigold, THREAD)),
  ];
}
