/** x grows to the right, y downwards. `svg.ts` makes the markup. */

export interface Painted {
  readonly color: string;
  /** In the dark theme, if it differs. */
  readonly dark?: string;
}

export interface RectShape extends Painted {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Takes the colors of the page's threads in the dark theme. */
  readonly thread?: true;
}

export interface CircleShape extends Painted {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly thickness?: number;
  readonly thread?: true;
}

export interface StrokeShape extends Painted {
  readonly kind: 'stroke';
  readonly d: string;
  readonly thickness: number;
  readonly roundEnds: boolean;
  readonly dash?: readonly [number, number];
  readonly thread?: true;
  readonly isInDarkOnly?: true;
}

export interface FillShape extends Painted {
  readonly kind: 'fill';
  readonly d: string;
  readonly evenOdd: boolean;
  readonly thread?: true;
  /** Separates the shape from what it crosses. */
  readonly halo?: Halo;
}

interface Halo extends Painted {
  readonly reach: number;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly move: readonly [number, number];
  readonly turn: number;
  readonly scale: number;
  readonly from?: number;
  readonly children: readonly Shape[];
}

/** Every outline adds to the size of a picture. */
export type Weight = 400 | 500 | 650;
export type Face =
  { readonly family: 'text'; readonly weight: Weight } | { readonly family: 'display' };
export type Anchor = 'start' | 'middle' | 'end';

export interface TextShape extends Painted {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly content: string;
  /** Height of the em. */
  readonly size: number;
  readonly face: Face;
  readonly anchor: Anchor;
}

export type Shape = RectShape | CircleShape | StrokeShape | FillShape | GroupShape | TextShape;

export type Drawing = Shape | readonly Drawing[];

export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** In CSS pixels; required with text. */
  readonly shownAt?: number;
  readonly ground?: 'page';
  /** Brings the threads of a page to its left edge. */
  readonly entry?: 'banner' | undefined;
  /** On both sides; a page shows it beside the first and the last picture of a row. */
  readonly bleed?: number;
  readonly motion?: 'turn' | 'hang' | 'stand' | 'aside' | 'lift' | 'grow' | 'glow';
  readonly below?: () => Drawing;
  readonly draw: () => Drawing;
}

/** So that TypeScript reports an error at the picture. */
export function definePicture(picture: Picture): Picture {
  return picture;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
): RectShape {
  return { kind: 'rect', x, y, width, height, color, radius };
}

export function dot(x: number, y: number, radius: number, color: string): CircleShape {
  return { kind: 'circle', x, y, radius, color };
}

export function ring(
  x: number,
  y: number,
  radius: number,
  color: string,
  thickness = 8,
): CircleShape {
  return { kind: 'circle', x, y, radius, color, thickness };
}

export interface StrokeOptions {
  readonly roundEnds?: boolean;
  readonly dash?: readonly [number, number];
}

export function stroke(
  d: string,
  color: string,
  thickness = 8,
  { roundEnds = false, dash }: StrokeOptions = {},
): StrokeShape {
  return { kind: 'stroke', d, color, thickness, roundEnds, ...(dash && { dash }) };
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  thickness = 8,
): StrokeShape {
  return stroke(`M${x1} ${y1}L${x2} ${y2}`, color, thickness);
}

export interface FillOptions {
  readonly evenOdd?: boolean;
  readonly halo?: Halo;
}

export function fill(
  d: string,
  color: string,
  { evenOdd = false, halo }: FillOptions = {},
): FillShape {
  return { kind: 'fill', d, color, evenOdd, ...(halo && { halo }) };
}

export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

const inwards: Readonly<Record<Corner, readonly [number, number]>> = {
  'top-left': [1, 1],
  'top-right': [-1, 1],
  'bottom-right': [-1, -1],
  'bottom-left': [1, -1],
};

/** (x, y) is the center of the disc. */
export function quarterDisc(
  x: number,
  y: number,
  radius: number,
  corner: Corner,
  color: string,
): FillShape {
  const [right, down] = inwards[corner];
  const sweep = right * down > 0 ? 1 : 0;
  return fill(
    `M${x} ${y}h${right * radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + down * radius}z`,
    color,
  );
}

/** Two equal arcs from (x, y). */
export function lens(
  x: number,
  y: number,
  angle: number,
  length: number,
  color: string,
): FillShape {
  const radius = length * 0.72;
  const toX = x + length * Math.cos((angle * Math.PI) / 180);
  const toY = y + length * Math.sin((angle * Math.PI) / 180);
  return fill(
    `M${x} ${y}A${radius} ${radius} 0 0 1 ${toX} ${toY}A${radius} ${radius} 0 0 1 ${x} ${y}`,
    color,
  );
}

export interface Placement {
  readonly move?: readonly [number, number];
  /** Clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly from?: number;
}

export function group(placement: Placement, children: Drawing): GroupShape {
  const { move = [0, 0], turn = 0, scale = 1, from } = placement;
  return {
    kind: 'group',
    move,
    turn,
    scale,
    ...(from !== undefined && { from }),
    children: flatten(children),
  };
}

export function flatten(drawing: Drawing): readonly Shape[] {
  return 'kind' in drawing ? [drawing] : drawing.flatMap(flatten);
}

/** 0 to count - 1. */
export function times(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
