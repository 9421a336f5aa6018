import { ground } from '../../kit/canvas';
import { hide, indigoDeep, madder, indigoTint, surface } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import {
  bundle,
  offsetPolyline,
  OVERSHOOT,
  type Point,
  straightBundle,
  threadsOn,
} from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

interface Skin {
  readonly x: number;
  readonly scale: number;
  readonly tall: number;
}

interface Belt {
  readonly x: number;
  readonly end: number;
  readonly depth: number;
}

export const bannerLeathers = definePicture({
  name: 'banner-leathers',
  ...STRIP,
  draw: () =>
    scene(
      1600,
      { x: 72, scale: 1, tall: 1 },
      { x: 572, scale: 1, tall: 1 },
      { x: 1072, end: 1568, depth: 128 },
    ),
});

export const bannerLeathersSmall = definePicture({
  name: 'banner-leathers-small',
  ...SMALL_STRIP,
  draw: () =>
    scene(
      800,
      { x: 24, scale: 0.56, tall: 0.86 },
      { x: 272, scale: 0.5, tall: 0.86 },
      { x: 492, end: 790, depth: 104 },
    ),
});

function scene(width: number, raw: Skin, tanned: Skin, belt: Belt): Drawing {
  const [left, right] = [-OVERSHOOT, width + OVERSHOOT];
  const edge = [...upper(tanned), ...lower(tanned)];
  const stitch = offsetPolyline(closed(edge), 16, 20);
  return [
    ground(width, 420, indigoTint),
    fill(`${offsetPolyline(closed([...upper(raw), ...lower(raw)]), 26, 20)}z`, surface),
    stroke(offsetPolyline(lower(raw), 0, 20), madder, 6, { dash: [14, 10] }),
    bundle([[left, STRIP_LINE], ...upper(raw), [tanned.x, STRIP_LINE]], threadsOn.tint),
    straightBundle(threadsOn.tint, tanned.x, right, STRIP_LINE),
    fill(`${offsetPolyline(closed(edge), 0, 20)}z`, madder),
    stroke(stitch, hide, 5, { dash: [14, 10] }),
    rect(tanned.x + 40 * tanned.scale, STRIP_LINE - 28, 320 * tanned.scale, 56, madder),
    straightBundle(
      threadsOn.madder,
      tanned.x + 36 * tanned.scale,
      tanned.x + 364 * tanned.scale,
      STRIP_LINE,
    ),
    strap(belt),
  ];
}

/** Starts in the middle of a straight side, so that every corner is a bend. */
function closed(points: readonly Point[]): readonly Point[] {
  const [first, second] = points;
  if (!first || !second) return points;
  const start: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return [start, ...points.slice(1), first, start];
}

function place({ x, scale, tall }: Skin, points: readonly Point[]): readonly Point[] {
  return points.map(([px, py, radius = 28]): Point => [
    x + px * scale,
    STRIP_LINE + (py - STRIP_LINE) * tall,
    Math.max(20, radius * scale),
  ]);
}

function upper(skin: Skin): readonly Point[] {
  return place(skin, [
    [36, 316, 24],
    [36, 236, 40],
    [4, 168, 32],
    [40, 88, 36],
    [116, 116, 32],
    [148, 48, 32],
    [252, 48, 32],
    [284, 116, 32],
    [360, 88, 36],
    [396, 168, 32],
    [364, 236, 40],
    [364, 316, 24],
  ]);
}

function lower(skin: Skin): readonly Point[] {
  return place(skin, [
    [364, 334, 20],
    [390, 396, 20],
    [300, 392, 24],
    [200, 372, 24],
    [100, 392, 24],
    [10, 396, 20],
    [36, 334, 20],
  ]);
}

function strap({ x, end, depth }: Belt): Drawing {
  const top = STRIP_LINE - depth / 2;
  const foot = STRIP_LINE + depth / 2;
  const body = x + depth * 0.62;
  const tip = end - depth * 0.42;
  const buckle = { right: x + depth * 1.16, top: top - 36, foot: foot + 28 };
  return [
    fill(`M${body} ${top}H${tip}L${end} ${STRIP_LINE}L${tip} ${foot}H${body}z`, madder, {
      halo: { color: indigoTint, reach: 8 },
    }),
    stroke(
      `M${body} ${top + 13}H${tip - 4}l24 27M${tip + 20} ${foot - 40}l-24 27H${body}`,
      hide,
      5,
      {
        dash: [14, 10],
      },
    ),
    straightBundle(threadsOn.madder, body, end - 16, STRIP_LINE),
    [0, 1, 2].map((index) =>
      dot(tip - 12 - index * depth * 0.3, STRIP_LINE, depth / 15, indigoDeep),
    ),
    stroke(
      `M${x + 12} ${buckle.top + 12}H${buckle.right - 12}V${buckle.foot - 12}H${x + 12}z`,
      indigoDeep,
      24,
    ),
    rect(body - 8, buckle.top, 16, buckle.foot - buckle.top, indigoDeep),
    rect(x - 8, STRIP_LINE - 8, body - x + 16, 16, hide),
    rect(buckle.right + depth * 0.1, top - 10, depth * 0.22, depth + 20, hide),
  ];
}
