import { ground } from '../../kit/canvas';
import { indigo, indigoMid, madder, marigold, periwinkle } from '../../kit/palette';
import { definePicture, rect } from '../../kit/shapes';
import { figure } from '../../kit/text';
import { straightBundle, threadsOn } from '../../kit/threads';
import { CARD, LEFT, LINE, RIGHT } from './card';

/** In lakh, by days overdue. */
const ages = [
  { lakh: 18, color: indigo },
  { lakh: 11, color: indigoMid },
  { lakh: 8, color: periwinkle },
  { lakh: 5, color: madder },
];

const WIDTH = 76;
const STEP = 92;
const FOOT = LINE - 20;

export const coursePowerbi = definePicture({
  name: 'course-powerbi',
  ...CARD,
  draw: () => [
    ground(480, 360, marigold),
    straightBundle(threadsOn.marigold, LEFT, RIGHT),
    ages.map(({ lakh, color }, index) => {
      const x = 64 + index * STEP;
      const height = lakh * 9;
      return [
        rect(x, FOOT - height, WIDTH, height, color),
        figure(x + WIDTH / 2, FOOT - height - 12, `${lakh}`, { size: 52, anchor: 'middle' }),
      ];
    }),
  ],
});
