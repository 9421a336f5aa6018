import { ground } from '../../kit/canvas';
import {
  indigo,
  indigoDeep,
  indigoTint,
  madder,
  marigold,
  paper,
  surface,
} from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  group,
  rect,
  stroke,
  times,
} from '../../kit/shapes';
import { asThread } from '../../kit/threads';

/** 64 x 64, on a light ground. */
const spools: readonly (readonly [sign: () => Drawing, yarn: string])[] = [
  [report, marigold],
  [ledger, indigo],
  [gatePass, madder],
  [till, marigold],
  [chart, indigo],
  [openBook, madder],
];

/** The yarn leaves at half the height. */
export const aboutHistory = spools.map(([sign, yarn], index) =>
  definePicture({
    name: `about-history-${index + 1}`,
    width: 144,
    height: 144,
    draw: () => [
      ground(144, 144, paper),
      asThread(rect(16, 16, 112, 112, yarn)),
      times(7).map((turn) => rect(16, 22.75 + turn * 16, 112, 2.5, paper)),
      rect(4, 0, 136, 16, indigoDeep),
      rect(4, 128, 136, 16, indigoDeep),
      dot(72, 72, 46, surface),
      group({ move: [36, 36], scale: 1.125 }, sign()),
    ],
  }),
);

function report(): Drawing {
  return [
    rect(12, 4, 40, 56, indigo),
    rect(18, 12, 28, 5, surface),
    rect(18, 22, 20, 5, surface),
    [10, 18, 14].map((height, index) => rect(18 + index * 10, 54 - height, 8, height, marigold)),
  ];
}

function ledger(): Drawing {
  return [
    rect(6, 6, 52, 52, indigo),
    rect(11, 11, 42, 42, indigoTint),
    [20, 30, 40].map((y) => rect(11, y, 42, 3, indigo)),
    rect(34, 11, 4, 42, madder),
  ];
}

function gatePass(): Drawing {
  return [
    fill('M2 14H62V26A6 6 0 0 0 62 38V50H2V38A6 6 0 0 0 2 26z', indigo),
    rect(42, 14, 3, 36, surface),
    stroke('M12 32l8 8l15 -17', marigold, 6),
  ];
}

function till(): Drawing {
  return [
    rect(20, 2, 36, 20, indigo),
    rect(25, 7, 26, 9, marigold),
    rect(36, 22, 6, 8, indigo),
    fill('M12 30H52L60 48H4z', indigo),
    [0, 1, 2].map((index) => rect(18 + index * 11, 36, 7, 6, surface)),
    rect(4, 50, 56, 12, madder),
  ];
}

function chart(): Drawing {
  return [
    [16, 26, 38].map((height, index) => rect(8 + index * 17, 58 - height, 13, height, indigo)),
    stroke('M6 34L22 22L36 28L56 6', madder, 5),
    rect(4, 58, 56, 4, indigo),
  ];
}

function openBook(): Drawing {
  return [
    fill('M2 12C14 6 26 8 32 16C38 8 50 6 62 12V54C50 48 38 50 32 58C26 50 14 48 2 54z', indigo),
    fill(
      'M8 17C16 13 24 15 29 21V50C23 45 15 45 8 47zM56 17C48 13 40 15 35 21V50C41 45 49 45 56 47z',
      surface,
    ),
    rect(13, 24, 10, 4, marigold),
    rect(41, 24, 10, 4, marigold),
    rect(41, 33, 10, 4, marigold),
  ];
}
