/**
 * The solid shapes that every picture is made of. Units are those of the picture's canvas; x grows
 * to the right and y downwards. Nothing here turns into markup: `svg.ts` does that.
 */

export interface RectShape {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly radius: number;
  /** Part of a thread, which has the colors of the page's threads in the dark theme. */
  readonly thread?: true;
}

export interface CircleShape {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  /** Width of the ring; without it, a disc. */
  readonly thickness?: number;
  readonly thread?: true;
}

export interface StrokeShape {
  readonly kind: 'stroke';
  readonly d: string;
  readonly color: string;
  readonly thickness: number;
  readonly roundEnds: boolean;
  /** Lengths of dash and gap. */
  readonly dash?: readonly [number, number];
  readonly thread?: true;
}

export interface FillShape {
  readonly kind: 'fill';
  readonly d: string;
  readonly color: string;
  readonly evenOdd: boolean;
  /** A border behind the fill, which separates the shape from what it crosses. */
  readonly halo?: Halo;
}

interface Halo {
  readonly color: string;
  /** How far the halo reaches beyond the shape. */
  readonly reach: number;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly move: readonly [number, number];
  readonly turn: number;
  readonly scale: number;
  /** Start offset to the right; the group moves to its place once when the picture appears. */
  readonly from?: number;
  readonly children: readonly Shape[];
}

/** Few weights, because every outline adds to the size of a picture. */
export type Weight = 400 | 500 | 650;
export type Face =
  { readonly family: 'text'; readonly weight: Weight } | { readonly family: 'display' };
export type Anchor = 'start' | 'middle' | 'end';

export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly content: string;
  /** Height of the em in units. */
  readonly size: number;
  readonly color: string;
  readonly face: Face;
  readonly anchor: Anchor;
}

export type Shape = RectShape | CircleShape | StrokeShape | FillShape | GroupShape | TextShape;

/** What a picture returns: shapes, nested as deep as is convenient, painted in order. */
export type Drawing = Shape | readonly Drawing[];

/** One file of `public/art`. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /**
   * The smallest width in CSS pixels at which a page shows the whole picture. Required for pictures
   * with text.
   */
  readonly shownAt?: number;
  /** `page`: the picture has no ground and is used on the page's ground or on sand. */
  readonly ground?: 'page';
  /**
   * The drawing that brings the threads of a page to its left edge, if the picture has threads
   * there.
   */
  readonly entry?: 'banner' | undefined;
  /** The motion of the drawing's groups on a page that inlines it. */
  readonly motion?: 'turn' | 'hang' | 'stand' | 'aside' | 'lift' | 'grow' | 'glow';
  /** What the picture lies on, for a layer over another picture. */
  readonly below?: () => Drawing;
  readonly draw: () => Drawing;
}

/** Declares a picture, so that TypeScript reports an error at the picture. */
export function definePicture(picture: Picture): Picture {
  return picture;
}

/** A rectangle from its top left corner. Corners are square unless a radius is given. */
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

/** A disc. */
export function dot(x: number, y: number, radius: number, color: string): CircleShape {
  return { kind: 'circle', x, y, radius, color };
}

/** A ring; the radius runs to the middle of its thickness. */
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

/** A drawn line along SVG path data. */
export function stroke(
  d: string,
  color: string,
  thickness = 8,
  { roundEnds = false, dash }: StrokeOptions = {},
): StrokeShape {
  return { kind: 'stroke', d, color, thickness, roundEnds, ...(dash && { dash }) };
}

/** A straight line. */
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

/** A solid shape from SVG path data. */
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

/** A quarter of a disc. `corner` is the corner of the quarter at the center (x, y) of the disc. */
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

/** A grain, leaf or petal: two equal arcs from (x, y) over `length` units at `angle` degrees. */
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
  /** Degrees, clockwise, about the group's own origin. */
  readonly turn?: number;
  readonly scale?: number;
  readonly from?: number;
}

/** Moves, then turns, then scales a part of a drawing about its own origin. */
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

/** The shapes of a drawing in painting order. */
export function flatten(drawing: Drawing): readonly Shape[] {
  return 'kind' in drawing ? [drawing] : drawing.flatMap(flatten);
}

/** The numbers 0 to count - 1, for rows of equal things. */
export function times(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
