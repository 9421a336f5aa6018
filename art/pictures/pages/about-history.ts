import { ground } from '../../kit/canvas';
import { indigo, indigoDeep, indigoTint, madder, marigold, sand, surface } from '../../kit/palette';
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
import { asThread, OVERSHOOT, PITCH, THREAD } from '../../kit/threads';

const yarns = [marigold, indigo, madder, marigold, indigo, madder];

/** 64 x 64, on a light ground. */
const signs: readonly (() => Drawing)[] = [report, ledger, gatePass, till, chart, openBook];

interface Row {
  readonly width: number;
  readonly first: number;
  readonly step: number;
  readonly top: number;
  readonly foot: number;
  readonly half: number;
  readonly flange: number;
  readonly rim: number;
  readonly line: number;
  readonly sign: number;
  readonly scale: number;
}

/**
 * The left half is as wide as the text column; each spool stands above its caption
 * (components/about/history.module.scss). In the right half the band runs to the edge of the page.
 */
export const aboutHistory = definePicture({
  name: 'about-history',
  width: 2720,
  height: 420,
  draw: () => [
    ground(2720, 420, sand),
    row({
      width: 2720,
      first: 88,
      step: 232,
      top: 32,
      foot: 248,
      half: 72,
      flange: 20,
      rim: 16,
      line: 388,
      sign: 140,
      scale: 1.2,
    }),
  ],
});

export const aboutHistorySmall = definePicture({
  name: 'about-history-small',
  width: 400,
  height: 300,
  draw: () => [
    ground(400, 300, sand),
    row({
      width: 400,
      first: 46,
      step: 61,
      top: 36,
      foot: 160,
      half: 22,
      flange: 10,
      rim: 3,
      line: 276,
      sign: 98,
      scale: 0.54,
    }),
  ],
});

function row(spools: Row): Drawing {
  return [
    yarns.map((color, index) => thread(spools, index, color)),
    yarns.map((color, index) => spool(spools, index, color)),
    signs.map((sign, index) => label(spools, index, sign)),
  ];
}

function thread(
  { width, first, step, foot, half, line }: Row,
  index: number,
  color: string,
): Drawing {
  const x = first + index * step + half - THREAD / 2;
  const y = line - index * PITCH;
  const bend = 16;
  return asThread(
    stroke(
      `M${x} ${foot - 40}V${y - bend}A${bend} ${bend} 0 0 0 ${x + bend} ${y}H${width + OVERSHOOT}`,
      color,
      THREAD,
    ),
  );
}

function spool(
  { first, step, top, foot, half, flange, rim }: Row,
  index: number,
  color: string,
): Drawing {
  const x = first + index * step;
  const wide = half + rim;
  const turns = Math.round((foot - top - 2 * flange) / 16);
  return [
    rect(x - half, top + flange, 2 * half, foot - top - 2 * flange, color),
    times(turns).map((turn) => rect(x - half, top + flange + 12 + turn * 16, 2 * half, 2.5, sand)),
    rect(x - wide, top, 2 * wide, flange, indigoDeep),
    rect(x - wide, foot - flange, 2 * wide, flange, indigoDeep),
  ];
}

function label({ first, step, sign: y, scale }: Row, index: number, sign: () => Drawing): Drawing {
  const x = first + index * step;
  return [
    dot(x, y, 45 * scale, surface),
    group({ move: [x - 32 * scale, y - 32 * scale], scale }, sign()),
  ];
}

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
