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
 * Objects are drawn as in a tile, 480 x 360, and placed on the strip; threads have the same
 * thickness at any scale.
 */

export const STRIP = { width: 1600, height: 420 } as const;
/** The finished object is the largest there. */
export const SMALL_STRIP = { width: 800, height: 420 } as const;

export const STRIP_LINE = threadLine(STRIP.height, 'tile');

export interface Place {
  readonly x: number;
  readonly scale: number;
}

export function set({ x, scale }: Place, children: Drawing): GroupShape {
  return group({ move: [x, STRIP_LINE - THREAD_LINE * scale], scale }, children);
}

export function across(width: number, ...between: readonly Point[]): readonly Point[] {
  return [[-OVERSHOOT, STRIP_LINE], ...between, [width + OVERSHOOT, STRIP_LINE]];
}

export function parallel(
  colors: readonly string[],
  path: (y: number) => string,
  line = STRIP_LINE,
): Drawing {
  return colors.map((color, index) =>
    asThread(stroke(path(line + (index - 1) * PITCH), color, THREAD)),
  );
}

export function blade(x: number, y: number, dx: number, dy: number): string {
  const [mx, my] = [Math.round(dx / 2), Math.round(dy / 2)];
  const [sx, sy] = [Math.round(-dy * 0.36), Math.round(dx * 0.36)];
  return `M${x} ${y}q${mx + sx} ${my + sy} ${dx} ${dy}q${-mx - sx} ${-my - sy} ${-dx} ${-dy}z`;
}

export function together(parts: readonly string[], color: string): FillShape {
  return fill(parts.join(''), color);
}
