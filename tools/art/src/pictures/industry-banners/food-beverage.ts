import { ground } from '../../kit/canvas';
import { indigo, indigoMid, madder, marigold, surface } from '../../kit/palette';
import {
  definePicture,
  dot,
  type Drawing,
  fill,
  rect,
  ring,
  stroke,
  times,
} from '../../kit/shapes';
import { figure } from '../../kit/text';
import { OVERSHOOT, straightBundle, threadsOn } from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

const BELT = STRIP_LINE - 24;

/** 96 x 184, by the middle of its foot. */
interface Bottle {
  readonly x: number;
  readonly scale: number;
  readonly share?: number;
  readonly capped?: boolean;
  readonly head?: 'filler' | 'press';
}

export const bannerFoodBeverage = definePicture({
  name: 'banner-food-beverage',
  ...STRIP,
  shownAt: 900,
  draw: () => {
    const scale = 1.1;
    return line(1600, 32, [
      { x: 96, scale },
      { x: 272, scale, head: 'filler' },
      { x: 448, scale, share: 0.3, head: 'filler' },
      { x: 624, scale, share: 0.68, head: 'filler' },
      { x: 800, scale, share: 1 },
      { x: 976, scale, share: 1 },
      { x: 1152, scale, share: 1, capped: true, head: 'press' },
      { x: 1328, scale, share: 1, capped: true },
      { x: 1504, scale, share: 1, capped: true },
    ]);
  },
});

export const bannerFoodBeverageSmall = definePicture({
  name: 'banner-food-beverage-small',
  ...SMALL_STRIP,
  shownAt: 320,
  draw: () => {
    const scale = 1.2;
    return line(800, 40, [
      { x: 100, scale, head: 'filler' },
      { x: 300, scale, share: 0.56, head: 'filler' },
      { x: 500, scale, share: 1 },
      { x: 700, scale, share: 1, capped: true, head: 'press' },
    ]);
  },
});

function line(width: number, size: number, bottles: readonly Bottle[]): Drawing {
  return [
    ground(width, 420, marigold),
    rect(0, 0, width, 28, indigo),
    rect(0, 36, width, 6, indigo),
    times(width / 100).map((index) => [
      ring(50 + index * 100, 376, 22, indigo),
      dot(50 + index * 100, 376, 6, indigo),
    ]),
    bottles.map((bottle) => [vessel(bottle), machine(bottle)]),
    bottles.filter(({ capped }) => capped).map((bottle) => label(bottle, size)),
    straightBundle(threadsOn.marigold, -OVERSHOOT, width + OVERSHOOT, STRIP_LINE),
  ];
}

/** `inset` units inside its outer edge. */
function shape({ x, scale }: Bottle, inset: number, top: number): string {
  const half = 48 * scale - inset;
  const neck = 18 * scale - inset;
  const shoulder = BELT - 112 * scale;
  const [low, middle, high] = [0.6, 0.5, 1].map((share) => shoulder - 44 * scale * share);
  return `M${x - half} ${BELT - inset}V${shoulder}C${x - half} ${low} ${x - neck} ${middle} ${x - neck} ${high}V${top}H${x + neck}V${high}C${x + neck} ${middle} ${x + half} ${low} ${x + half} ${shoulder}V${BELT - inset}z`;
}

function vessel(bottle: Bottle): Drawing {
  const { x, scale, share, capped } = bottle;
  const mouth = BELT - 184 * scale;
  if (share === undefined) return stroke(shape(bottle, 4, mouth), indigo, 6, { dash: [14, 8] });
  const wall = 9;
  const half = 48 * scale - wall;
  const height = (112 * scale - wall) * share;
  return [
    fill(shape(bottle, 0, mouth), surface),
    share < 1
      ? rect(x - half, BELT - wall - height, 2 * half, height, madder)
      : fill(shape(bottle, wall, BELT - 158 * scale), madder),
    capped ? rect(x - 22 * scale, mouth - 6 * scale, 44 * scale, 26 * scale, indigo) : [],
  ];
}

function machine({ x, scale, share, head }: Bottle): Drawing {
  const mouth = BELT - 184 * scale;
  if (head === 'press') {
    return [
      rect(x - 44, 28, 88, 20, indigo),
      rect(x - 8, 48, 16, mouth - 6 * scale - 48, indigoMid),
    ];
  }
  if (head !== 'filler') return [];
  const level = BELT - 9 - (112 * scale - 9) * (share ?? 0);
  return [
    rect(x - 36, 28, 72, 28, indigo),
    rect(x - 12, 56, 24, mouth - 60, indigo),
    share === undefined ? [] : rect(x - 5, mouth - 4, 10, level - mouth + 4, madder),
  ];
}

function label({ x, scale }: Bottle, size: number): Drawing {
  const top = BELT - 88 * scale;
  return [
    rect(x - 48 * scale, top, 96 * scale, 56 * scale, surface),
    rect(x - 48 * scale, top, 96 * scale, 8, marigold),
    figure(x, top + 30 * scale + size * 0.42, '05/27', { size, anchor: 'middle' }),
  ];
}
