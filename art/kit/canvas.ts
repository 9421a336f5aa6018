import { indigo, marigold, paper } from './palette';
import {
  type CircleShape,
  type Drawing,
  dot,
  rect,
  type RectShape,
  ring,
  stroke,
  times,
} from './shapes';

/** Extended upwards, because a page may show the picture in a higher frame. */
export function ground(width: number, height: number, color: string): RectShape {
  return rect(0, -height, width, 2 * height, color);
}

export function road(width: number, y: number, depth = 32): Drawing {
  const dashes = Math.ceil(width / 104);
  return [
    rect(0, y, width, depth, indigo),
    times(dashes).map((index) => rect(24 + index * 104, y + depth / 2 - 3, 56, 6, marigold)),
  ];
}

export function spokes(x: number, y: number, radius: number, color = marigold): Drawing {
  return stroke(
    `M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}`,
    color,
    radius / 5,
  );
}

export function wheel(
  x: number,
  y: number,
  radius: number,
  tire: string,
  rim = marigold,
): readonly CircleShape[] {
  return [
    dot(x, y, radius, tire),
    ring(x, y, radius - 14, rim, 6),
    dot(x, y, radius > 36 ? 9 : 6, paper),
  ];
}
