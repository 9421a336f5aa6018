import { ground } from '../../kit/canvas';
import { hide, indigoDeep, madder, indigoTint, surface } from '../../kit/palette';
import { definePicture, dot, type Drawing, fill, rect, stroke } from '../../kit/shapes';
import {
  bundle,
  offsetPolyline,
  OVERSHOOT,
  PITCH,
  type Point,
  THREAD,
  threadsOn,
} from '../../kit/threads';
import { SMALL_STRIP, STRIP, STRIP_LINE } from './strip';

interface Skin {
  readonly x: number;
  readonly scale: number;
}

interface Belt {
  readonly x: number;
  readonly end: number;
  readonly depth: number;
}

/** From the middle of the threads around it. */
const FLESH = 26;

export const bannerLeathers = definePicture({
  name: 'banner-leathers',
  ...STRIP,
  draw: () =>
    scene(1600, { x: 72, scale: 1 }, { x: 572, scale: 1 }, { x: 1072, end: 1568, depth: 128 }),
});

export const bannerLeathersSmall = definePicture({
  name: 'banner-leathers-small',
  ...SMALL_STRIP,
  draw: () =>
    scene(800, { x: -152, scale: 0.72 }, { x: 176, scale: 0.72 }, { x: 496, end: 772, depth: 96 }),
});

function scene(width: number, raw: Skin, tanned: Skin, belt: Belt): Drawing {
  const [left, right] = [-OVERSHOOT, width + OVERSHOOT];
  const edge = closed([...upper(tanned), ...lower(tanned)]);
  return [
    ground(width, 420, indigoTint),
    fill(`${offsetPolyline(closed([...upper(raw), ...lower(raw)]), FLESH, 20)}z`, surface),
    stroke(offsetPolyline(lower(raw), FLESH - 17, 20), madder, 6, { dash: [14, 10] }),
    bundle([[left, STRIP_LINE], ...upper(raw), [right, STRIP_LINE]], threadsOn.tint),
    fill(`${offsetPolyline(edge, 0, 20)}z`, madder),
    stroke(offsetPolyline(edge, 14, 20), hide, 5, { dash: [14, 10] }),
    rect(tanned.x + 40 * tanned.scale, STRIP_LINE - 24, 320 * tanned.scale, 48, madder),
    onLeather(tanned.x + 36 * tanned.scale, tanned.x + 364 * tanned.scale),
    strap(belt),
  ];
}

/** Not as threads: in the dark theme the third would melt into the leather. */
function onLeather(from: number, to: number): Drawing {
  return threadsOn.madder.map((color, index) =>
    rect(from, STRIP_LINE + (index - 1) * PITCH - THREAD / 2, to - from, THREAD, color),
  );
}

/** Starts in the middle of a straight side, so that every corner is a bend. */
function closed(points: readonly Point[]): readonly Point[] {
  const [first, second] = points;
  if (!first || !second) return points;
  const start: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return [start, ...points.slice(1), first, start];
}

function place({ x, scale }: Skin, points: readonly Point[]): readonly Point[] {
  return points.map(([px, py, radius = 28]): Point => [
    x + px * scale,
    STRIP_LINE + (py - STRIP_LINE) * scale,
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
    [364, 322, 20],
    [396, 400, 36],
    [300, 392, 40],
    [200, 372, 40],
    [100, 392, 40],
    [4, 400, 36],
    [36, 322, 20],
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
    onLeather(body, end - 16),
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
