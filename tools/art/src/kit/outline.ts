import type { GroupShape, Shape } from './shapes';

/** Exact enough to find out which shape covers which. */

type Position = readonly [x: number, y: number];

/** In units of the canvas. */
export type Outline = readonly (readonly Position[])[];

export type PlainShape = Exclude<Shape, GroupShape>;

/** In its own units. */
export function pointOn(shape: PlainShape): Position {
  switch (shape.kind) {
    case 'rect':
      return [shape.x + shape.width / 2, shape.y + shape.height / 2];
    case 'circle':
      return shape.thickness === undefined ? [shape.x, shape.y] : [shape.x + shape.radius, shape.y];
    case 'text': {
      const shift = { start: 0.3, middle: 0, end: -0.3 }[shape.anchor];
      return [shape.x + shift * shape.size, shape.y - 0.3 * shape.size];
    }
    case 'stroke':
    case 'fill': {
      const corners = cornersOf(shape.d)[0] ?? [];
      const sum = corners.reduce<Position>(([ax, ay], [x, y]) => [ax + x, ay + y], [0, 0]);
      const [first = [0, 0], second = first] = corners;
      return shape.kind === 'stroke'
        ? [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
        : [sum[0] / (corners.length || 1), sum[1] / (corners.length || 1)];
    }
  }
}

export function pointsAlong(shape: PlainShape): readonly Position[] {
  if (shape.kind !== 'stroke') return [pointOn(shape)];
  return cornersOf(shape.d).flatMap((corners) =>
    corners.slice(1).flatMap(([x, y], index) => {
      const [fromX, fromY] = corners[index] ?? [x, y];
      const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP));
      return Array.from({ length: steps }, (_, step): Position => {
        const part = (step + 0.5) / steps;
        return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
      });
    }),
  );
}

const STEP = 8;

/** Undefined if nothing can be on it. */
export function outlineOf(shape: PlainShape, groups: readonly GroupShape[]): Outline | undefined {
  const place = (corners: readonly Position[]) =>
    corners.map((corner) => transformBy(groups, corner));
  switch (shape.kind) {
    case 'rect': {
      const [left, top] = [shape.x, shape.y];
      const [right, bottom] = [left + shape.width, top + shape.height];
      return [
        place([
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ]),
      ];
    }
    case 'circle':
      return shape.thickness === undefined
        ? [place(circleCorners(shape.x, shape.y, shape.radius))]
        : undefined;
    case 'fill':
      return cornersOf(shape.d).map(place);
    case 'stroke':
    case 'text':
      return undefined;
  }
}

/** In units of the canvas. */
export function transformBy(groups: readonly GroupShape[], point: Position): Position {
  return groups.reduceRight<Position>(([x, y], { move, turn, scale }) => {
    const angle = (turn * Math.PI) / 180;
    const [sx, sy] = [x * scale, y * scale];
    return [
      move[0] + sx * Math.cos(angle) - sy * Math.sin(angle),
      move[1] + sx * Math.sin(angle) + sy * Math.cos(angle),
    ];
  }, point);
}

export function sizeOf(outline: Outline = []): readonly [width: number, height: number] {
  const corners = outline.flat();
  if (corners.length === 0) return [0, 0];
  const side = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return [side(0), side(1)];
}

/** By the even-odd rule. */
export function contains(outline: Outline, [x, y]: Position): boolean {
  const crossings = outline.flatMap((corners) =>
    corners.filter((to, index) => {
      const from = corners.at(index - 1) ?? to;
      if (from[1] > y === to[1] > y) return false;
      return x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    }),
  );
  return crossings.length % 2 === 1;
}

function circleCorners(x: number, y: number, radius: number): readonly Position[] {
  return Array.from({ length: 16 }, (_, index): Position => {
    const angle = (index * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  q: 4,
  s: 4,
  c: 6,
  a: 7,
};

/** Arcs also give their middle. */
function cornersOf(d: string): readonly (readonly Position[])[] {
  const figures: Position[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const count = ARGUMENTS[kind];
    if (kind === 'z' || count === undefined) {
      [x, y] = figures.at(-1)?.[0] ?? [x, y];
      continue;
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    for (let at = 0; at + count <= numbers.length; at += count) {
      const [endX = 0, endY = endX] = numbers.slice(at + count - 2, at + count);
      const [fromX, fromY] = [x, y];
      if (kind === 'h') x = (numbers[at] ?? 0) + (isRelative ? x : 0);
      else if (kind === 'v') y = (numbers[at] ?? 0) + (isRelative ? y : 0);
      else [x, y] = isRelative ? [x + endX, y + endY] : [endX, endY];
      if (kind === 'm' && at === 0) figures.push([]);
      if (kind === 'a') {
        const radius = numbers[at] ?? 0;
        figures.at(-1)?.push(arcMiddle([fromX, fromY], [x, y], radius, numbers[at + 4] === 1));
      }
      figures.at(-1)?.push([x, y]);
    }
  }
  return figures;
}

function arcMiddle(from: Position, to: Position, radius: number, isClockwise: boolean): Position {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy) || 1;
  const rise = radius - Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const side = isClockwise ? 1 : -1;
  return [
    (from[0] + to[0]) / 2 + (side * rise * dy) / chord,
    (from[1] + to[1]) / 2 - (side * rise * dx) / chord,
  ];
}
