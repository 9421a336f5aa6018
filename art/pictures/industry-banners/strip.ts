import {
  type Drawing,
  fill,
  type FillShape,
  group,
  type GroupShape,
  stroke,
} from '../../kit/shapes';
import {
  asThread,
  OVERSHOOT,
  PITCH,
  type Point,
  THREAD,
  THREAD_LINE,
  threadLine,
} from '../../kit/threads';

/**
 * Measures of the wide banners. Objects are drawn in the coordinates of a tile, 480 x 360 with the
 * thread line at 256, and placed on the strip; threads have the same thickness at any scale.
 */

export const STRIP = { width: 1600, height: 420 } as const;
/** On phones and tablets; the finished object is the largest there. */
export const SMALL_STRIP = { width: 800, height: 420 } as const;

/** The height at which the bundle enters and leaves, wide and small. */
export const STRIP_LINE = threadLine(STRIP.height, 'tile');

/** Position of a tile's left edge on the strip, and scale of the tile. */
export interface Place {
  readonly x: number;
  readonly scale: number;
}

export function set({ x, scale }: Place, children: Drawing): GroupShape {
  return group({ move: [x, STRIP_LINE - THREAD_LINE * scale], scale }, children);
}

/** A path from edge to edge of a strip, through these points. */
export function across(width: number, ...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, STRIP_LINE], ...between, [width + OVERSHOOT, STRIP_LINE]];
}

/** The bundle as one free path for each thread, moved down from thread to thread. */
export function parallel(
  colors: readonly string[],
  path: (y: number) => string,
  line = STRIP_LINE,
): Drawing {
  return colors.map((color, index) =>
    asThread(stroke(path(line + (index - 1) * PITCH), color, THREAD)),
  );
}

/** A leaf or grain of path data from (x, y) to (x + dx, y + dy), as thick as a third of its length. */
export function blade(x: number, y: number, dx: number, dy: number): string {
  const [mx, my] = [Math.round(dx / 2), Math.round(dy / 2)];
  const [sx, sy] = [Math.round(-dy * 0.36), Math.round(dx * 0.36)];
  return `M${x} ${y}q${mx + sx} ${my + sy} ${dx} ${dy}q${-mx - sx} ${-my - sy} ${-dx} ${-dy}z`;
}

export function together(parts: readonly string[], color: string): FillShape {
  return fill(parts.join(''), color);
}
