import { indigo, madder, madderLight, marigold, paper } from './palette';
import {
  type CircleShape,
  type Drawing,
  type FillShape,
  rect,
  type RectShape,
  stroke,
  type StrokeShape,
  times,
} from './shapes';

/** And of the gap beside it, in a 480 x 360 tile. */
export const THREAD = 8;
/** From middle to middle. */
export const PITCH = 16;
/**
 * From the bottom edge to the middle of the bundle, in threads; components/cloth/_bundle.scss has the
 * same heights.
 */
export const LIFT = { tile: 13, banner: 18.5, small: 10.5, record: 10 } as const;

export function threadLine(height: number, kind: keyof typeof LIFT): number {
  return height - LIFT[kind] * THREAD;
}

/** Of a tile, 480 x 360. */
export const THREAD_LINE = threadLine(360, 'tile');
export const OVERSHOOT = 10;

/** From top to bottom. A thread in the color of the ground becomes paper. */
export const threadsOn = {
  paper: [marigold, indigo, madder],
  sand: [marigold, indigo, madder],
  tint: [marigold, indigo, madder],
  indigo: [marigold, paper, madderLight],
  marigold: [paper, indigo, madder],
  madder: [marigold, paper, indigo],
} as const;

/** Or, in the color of the ground, of the gap beside it; `bundle` and `knot` mark theirs. */
export function asThread<Part extends RectShape | CircleShape | StrokeShape | FillShape>(
  part: Part,
): Part {
  return { ...part, thread: true };
}

export type Point = readonly [x: number, y: number, radius?: number];

type Vector = readonly [number, number];

/** Moved sideways by `offset` (positive to the right of the direction). Bends stay concentric. */
export function offsetPolyline(points: readonly Point[], offset: number, radius: number): string {
  const directions = points.slice(1).map((to, index): Vector => {
    const from = points[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  });
  const parts = points.map(([x, y, ownRadius = radius], index) => {
    const before = directions[index - 1];
    const after = directions[index];
    if (before && after) return bend([x, y], before, after, offset, ownRadius);
    const [dx, dy] = before ?? after ?? [1, 0];
    return `${index === 0 ? 'M' : 'L'}${x - dy * offset} ${y + dx * offset}`;
  });
  return parts.join('');
}

function bend(
  [x, y]: Vector,
  before: Vector,
  after: Vector,
  offset: number,
  radius: number,
): string {
  const cosine = before[0] * after[0] + before[1] * after[1];
  const turn = before[0] * after[1] - before[1] * after[0];
  const miter = offset / (1 + cosine);
  const cornerX = x - (before[1] + after[1]) * miter;
  const cornerY = y + (before[0] + after[0]) * miter;
  if (Math.abs(turn) < 1e-6) return `L${cornerX} ${cornerY}`;
  const bent = Math.max(0.1, radius + (turn > 0 ? -offset : offset));
  const tangent = bent * Math.tan(Math.acos(Math.min(1, cosine)) / 2);
  const from = `${cornerX - before[0] * tangent} ${cornerY - before[1] * tangent}`;
  const to = `${cornerX + after[0] * tangent} ${cornerY + after[1] * tangent}`;
  return `L${from}A${bent} ${bent} 0 0 ${turn > 0 ? 1 : 0} ${to}`;
}

export interface BundleOptions {
  readonly radius?: number;
  readonly thread?: number;
  readonly pitch?: number;
  readonly halo?: string;
}

/** The first color is on the left of the direction. */
export function bundle(
  points: readonly Point[],
  colors: readonly string[],
  { radius = 32, thread = THREAD, pitch = PITCH, halo }: BundleOptions = {},
): Drawing {
  const middle = (colors.length - 1) / 2;
  return [
    halo ? stroke(offsetPolyline(points, 0, radius), halo, colors.length * pitch + 8) : [],
    colors.map((color, index) =>
      asThread(stroke(offsetPolyline(points, (index - middle) * pitch, radius), color, thread)),
    ),
  ];
}

export function straightBundle(
  colors: readonly string[],
  from: number,
  to: number,
  y = THREAD_LINE,
): Drawing {
  return bundle(
    [
      [from, y],
      [to, y],
    ],
    colors,
  );
}

export interface KnotOptions {
  readonly thread?: number;
  readonly pitch?: number;
  /** On both sides of the upper thread. */
  readonly gap?: number;
  /** 1 swaps over and under. */
  readonly start?: 0 | 1;
}

/** Drawn after both bundles: repaints the crossings, over one and under the next. */
export function knot(
  x: number,
  y: number,
  across: readonly string[],
  down: readonly string[],
  ground: string,
  { thread = THREAD, pitch = PITCH, gap = 4, start = 0 }: KnotOptions = {},
): Drawing {
  const half = pitch / 2;
  return across.map((acrossColor, row) =>
    down.map((downColor, column) => {
      const cx = x + (column - (down.length - 1) / 2) * pitch;
      const cy = y + (row - (across.length - 1) / 2) * pitch;
      return (row + column + start) % 2 === 0
        ? [
            asThread(rect(cx - half, cy - thread / 2 - gap, pitch, thread + 2 * gap, ground)),
            asThread(rect(cx - half, cy - thread / 2, pitch, thread, acrossColor)),
          ]
        : [
            asThread(rect(cx - thread / 2 - gap, cy - half, thread + 2 * gap, pitch, ground)),
            asThread(rect(cx - thread / 2, cy - half, thread, pitch, downColor)),
          ];
    }),
  );
}

export interface WeaveOptions {
  readonly pitch: number;
  readonly band: number;
  readonly gap: number;
  readonly weft: (row: number, column: number) => string;
  readonly warp: (column: number, row: number) => string;
  readonly skip?: (column: number, row: number) => boolean;
  /** 1 swaps over and under. */
  readonly start?: 0 | 1;
}

export interface WeaveCell {
  readonly column: number;
  readonly row: number;
  readonly isWeft: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** The first crossing has its corner at (x, y). */
export function weaveCells(
  x: number,
  y: number,
  columns: number,
  rows: number,
  { pitch, band, gap, weft, warp, skip = () => false, start = 0 }: WeaveOptions,
): readonly WeaveCell[] {
  const over = pitch - band - gap;
  return times(rows).flatMap((row) =>
    times(columns)
      .filter((column) => !skip(column, row))
      .map((column): WeaveCell => {
        const left = x + column * pitch;
        const top = y + row * pitch;
        const isWeft = (row + column + start) % 2 === 0;
        return isWeft
          ? {
              column,
              row,
              isWeft,
              x: left - over,
              y: top,
              width: band + 2 * over,
              height: band,
              color: weft(row, column),
            }
          : {
              column,
              row,
              isWeft,
              x: left,
              y: top - over,
              width: band,
              height: band + 2 * over,
              color: warp(column, row),
            };
      }),
  );
}

export function weave(
  x: number,
  y: number,
  columns: number,
  rows: number,
  options: WeaveOptions,
): Drawing {
  return weaveCells(x, y, columns, rows, options).map((cell) =>
    rect(cell.x, cell.y, cell.width, cell.height, cell.color),
  );
}
