import { ground } from '../../kit/canvas';
import { indigo, indigoMid, leaf, madderLight, marigold } from '../../kit/palette';
import { definePicture, dot, type Drawing, rect, ring, stroke, times } from '../../kit/shapes';
import { threadsOn } from '../../kit/threads';
import { blade, parallel, SMALL_STRIP, STRIP, STRIP_LINE, together } from './strip';

export const bannerAgriculture = definePicture({
  name: 'banner-agriculture',
  ...STRIP,
  draw: () => [
    field(1600, 228, 424),
    sun(1328, 160, 136),
    soil(1600, 100),
    crop({
      first: 50,
      step: 100,
      count: 16,
      bare: 4,
      green: 6,
      heights: [176, 208, 232, 196, 240, 180],
    }),
    furrows(1600, 100),
  ],
});

export const bannerAgricultureSmall = definePicture({
  name: 'banner-agriculture-small',
  ...SMALL_STRIP,
  draw: () => [
    field(800, 120, 380),
    sun(624, 164, 124),
    soil(800, 100),
    crop({ first: 50, step: 100, count: 8, bare: 2, green: 3, heights: [196, 240, 208] }),
    furrows(800, 100),
  ],
});

function field(width: number, x: number, radius: number): Drawing {
  const foot = 660;
  return [
    ground(width, 420, indigo),
    [364, 388, 412].map((y) => rect(0, y, width, 10, indigoMid)),
    dot(x, foot, radius + 5, indigo),
    times(8).map((index) =>
      ring(x, foot, radius - index * 24, index % 3 === 0 ? marigold : indigoMid, 10),
    ),
  ];
}

function wave(y: number, width: number, step: number): string {
  return `M0 ${y}q25 -32 50 0${'t50 0'.repeat((2 * width) / step - 1)}`;
}

function soil(width: number, step: number): Drawing {
  return stroke(wave(STRIP_LINE, width, step), indigo, 60);
}

function furrows(width: number, step: number): Drawing {
  return parallel(threadsOn.indigo, (y) => wave(y, width, step));
}

function sun(x: number, y: number, radius: number): Drawing {
  return [
    dot(x, y, radius, madderLight),
    times(4).map((index) =>
      rect(
        x - radius,
        Math.round(y + radius * (0.2 + index * 0.22)),
        2 * radius,
        6 + index * 3,
        indigo,
      ),
    ),
  ];
}

interface Crop {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  readonly bare: number;
  readonly green: number;
  readonly heights: readonly number[];
}

function crop({ first, step, count, bare, green, heights }: Crop): Drawing {
  const foot = STRIP_LINE - 32;
  const plants = times(count).map((index) => first - step / 4 + index * step);
  const shoots = plants.slice(bare, bare + green);
  const ears = plants.slice(bare + green);
  return [
    together(
      shoots.map((x, index) => shoot(x, foot, 48 + (index * 58) / green)),
      leaf,
    ),
    together(
      ears.map((x, index) => ear(x, foot, heights[index] ?? 200)),
      marigold,
    ),
  ];
}

function shoot(x: number, foot: number, height: number): string {
  const h = Math.round(height);
  const half = Math.round(h / 2);
  return [
    `M${x - 3} ${foot + 8}v${-half - 8}h6v${half + 8}z`,
    blade(x, foot - 4, -half, -half),
    blade(x, foot - 4, half, -half),
    blade(x, foot - half + 4, 0, -half - 4),
  ].join('');
}

function ear(x: number, foot: number, height: number): string {
  const top = foot - height;
  const pairs = Math.round(height / 42);
  return [
    `M${x - 3} ${top + 20}h6v${height - 12}h-6z`,
    ...times(pairs).map((index) => {
      const y = top + 36 + index * 28;
      return blade(x - 3, y, -26, -30) + blade(x + 3, y, 26, -30);
    }),
    blade(x, top + 26, 0, -44),
  ].join('');
}
