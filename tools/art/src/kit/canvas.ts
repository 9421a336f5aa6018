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

/** With as much on both sides as the bleed of the picture. */
export function road(width: number, y: number, depth = 32, bleed = 0): Drawing {
  const before = Math.ceil(bleed / 104);
  const dashes = Math.ceil((width + bleed) / 104) + before;
  return [
    rect(-bleed, y, width + 2 * bleed, depth, indigo),
    times(dashes).map((index) =>
      rect(24 + (index - before) * 104, y + depth / 2 - 3, 56, 6, marigold),
    ),
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
