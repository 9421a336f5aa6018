import { ground } from '../../kit/canvas';
import { hide, indigoDeep, indigoTint, madder, marigold, surface } from '../../kit/palette';
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
  draw: () => [
    ...background(STRIP.width, { x: 72, scale: 1 }),
    ...tanned({ x: 572, scale: 1 }),
    ...belt({ x: 1076, end: 1560, depth: 120 }),
  ],
});

/** Without the raw hide: the others are as large as in the wide one. */
export const bannerLeathersSmall = definePicture({
  name: 'banner-leathers-small',
  ...SMALL_STRIP,
  draw: () => [
    ...background(SMALL_STRIP.width),
    ...tanned({ x: 20, scale: 0.98 }),
    ...belt({ x: 440, end: 784, depth: 112 }),
  ],
});

function background(width: number, skin?: Skin): readonly Drawing[] {
  const left: Point = [-OVERSHOOT, STRIP_LINE];
  const right: Point = [width + OVERSHOOT, STRIP_LINE];
  return [
    ground(width, 420, indigoTint),
    skin ? raw(skin) : [],
    bundle([left, ...(skin ? upper(skin) : []), right], threadsOn.tint),
  ];
}

function raw(skin: Skin): Drawing {
  return [
    fill(`${offsetPolyline(closed([...upper(skin), ...lower(skin)]), FLESH, 20)}z`, surface),
    stroke(offsetPolyline(lower(skin), FLESH - 17, 20), madder, 6, { dash: [14, 10] }),
  ];
}

function tanned(skin: Skin): readonly Drawing[] {
  const edge = closed([...upper(skin), ...lower(skin)]);
  return [
    fill(`${offsetPolyline(edge, 0, 20)}z`, madder),
    stroke(offsetPolyline(edge, 14, 20), hide, 5, { dash: [14, 10] }),
    rect(skin.x + 40 * skin.scale, STRIP_LINE - 24, 320 * skin.scale, 48, madder),
    onLeather(skin.x + 36 * skin.scale, skin.x + 364 * skin.scale),
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

/** Buckled: behind its front the inner face shows. */
function belt({ x, end, depth }: Belt): readonly Drawing[] {
  const top = STRIP_LINE - depth / 2;
  const foot = STRIP_LINE + depth / 2;
  const frame = { left: x + 36, right: x + 36 + depth * 0.9 };
  const tip = end - depth * 0.66;
  return [
    stroke(loop(x, end, 24), hide, 48),
    stroke(loop(x, end, 24), madder, 5, { dash: [14, 10] }),
    fill(
      `M${x} ${top}H${end}V${foot - 48}A48 48 0 0 1 ${end - 48} ${foot}H${x + 48}A48 48 0 0 1 ${x} ${foot - 48}z`,
      madder,
    ),
    stroke(
      `M${frame.right} ${top + 13}H${tip}L${tip + depth * 0.42} ${STRIP_LINE}L${tip} ${foot - 13}H${frame.right}`,
      hide,
      5,
      { dash: [14, 10] },
    ),
    onLeather(x, end),
    [0, 1, 2].map((index) =>
      dot(tip - 12 - index * depth * 0.3, STRIP_LINE, depth / 15, indigoDeep),
    ),
    stroke(
      `M${frame.left + 12} ${top - 20}H${frame.right - 12}V${foot + 16}H${frame.left + 12}z`,
      marigold,
      24,
    ),
    rect(frame.left, STRIP_LINE - 9, frame.right - frame.left, 18, indigoDeep),
    rect(frame.right + depth * 0.1, top - 10, depth * 0.22, depth + 20, hide),
  ];
}

function loop(x: number, end: number, inset: number): string {
  const [left, right, y] = [x + inset, end - inset, 96 + inset];
  const [rx, ry] = [Math.round((end - x) * 0.38) - inset, 136 - inset];
  return `M${left} ${STRIP_LINE - 20}V${y + ry}a${rx} ${ry} 0 0 1 ${rx} ${-ry}H${right - rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}V${STRIP_LINE - 20}`;
}
