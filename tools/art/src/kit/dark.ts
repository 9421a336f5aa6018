import {
  approved,
  approvedTint,
  hairline,
  hide,
  indigo,
  indigoDeep,
  indigoMid,
  indigoTint,
  ink,
  leaf,
  madder,
  madderLight,
  madderTint,
  marigold,
  marigoldTint,
  muted,
  paper,
  penBlue,
  pending,
  periwinkle,
  rowRule,
  sand,
  street,
  surface,
} from './palette';
import {
  contains,
  type Outline,
  outlineOf,
  type PlainShape,
  pointOn,
  pointsAlong,
  sizeOf,
  transformBy,
} from './outline';
import { threadsOn } from './threads';
import { flatten, type GroupShape, type Picture, type RectShape, type Shape } from './shapes';

/**
 * Grounds and threads take the colors of the page's dark theme (app/styles/tokens.scss), paper
 * stays lit with all that is on it, and dark shapes on a ground that changes become light.
 */

export const grounds: Readonly<Record<string, string>> = {
  [paper]: '#10142F',
  [sand]: '#1C2249',
  [indigoTint]: '#262D63',
  [marigold]: '#232B70',
  [madder]: '#8E2F1E',
  [indigoDeep]: '#070918',
};

const DEEP_GROUNDS: readonly string[] = [indigo, indigoDeep, madder];

const THREADS = [marigold, '#F4EEDF', '#E98467'] as const;
const bundles: Readonly<Record<string, readonly string[]>> = {
  [marigold]: threadsOn.marigold,
  [madder]: threadsOn.madder,
};
const OTHER_BUNDLES: readonly (readonly string[])[] = [threadsOn.paper, threadsOn.indigo];
/** Closer colors melt into each other. */
const MELTING = 80;
/** Of ground, on both sides of a thread that would melt into an object. */
const EDGE = 2;

const lit: Readonly<Record<string, string>> = {
  [surface]: '#EFE6D3',
  [paper]: '#E5DAC3',
  [sand]: '#E0D5BC',
  [hairline]: '#CDBFA2',
  [rowRule]: '#CDBFA2',
  [marigoldTint]: '#F6CF7C',
  [madderTint]: '#EDC9BB',
  [approvedTint]: '#CFDCC6',
  [muted]: '#555A75',
  [pending]: '#857C68',
};
const LIT_PAPER = '#EFE6D3';

export const onGround: Readonly<Record<string, string>> = {
  [paper]: '#F4EEDF',
  [surface]: '#F4EEDF',
  [street]: '#46519C',
  [sand]: '#E0D5BC',
  [indigoTint]: '#8E98D6',
  [marigold]: marigold,
  [marigoldTint]: '#F6CF7C',
  [madderTint]: '#EDC9BB',
  [approvedTint]: '#CFDCC6',
  [indigo]: '#8E98D6',
  [indigoDeep]: '#B9C0EA',
  [indigoMid]: '#6E7AC8',
  [periwinkle]: '#6E7AC8',
  [madder]: '#E98467',
  [madderLight]: '#E98467',
  [ink]: '#F4EEDF',
  [muted]: '#B4BADA',
  [hairline]: '#565FA8',
  [rowRule]: '#475092',
  [pending]: '#8B93C4',
  [approved]: '#8FCBA8',
  [penBlue]: '#A9B4FF',
};

/** They would glare in the color of a line. */
export const fields: Readonly<Record<string, string>> = {
  [indigo]: '#5662B4',
  [indigoDeep]: '#46519C',
  [indigoMid]: '#6E7AC8',
  [indigoTint]: '#46519C',
  [madder]: '#C8563B',
};

/** From this smaller side on a shape is a field. */
const FIELD = 20;
/** From this share of the picture on a field of indigo is darker, or it would light up the page. */
const WIDE_FIELD = { share: 1 / 3, color: '#46519C' } as const;
/** A light shape of this size is paper. */
const SHEET = { area: 500, side: 16 } as const;
/** From this area on a deep indigo rectangle stays dark. */
const SCREEN = 10_000;

const PAPERS: readonly string[] = [surface, paper, sand, approvedTint, madderTint, marigoldTint];
const SHARED: readonly string[] = [marigold, hide, leaf];

/** The shapes of a picture with the colors of both themes. */
export function inBothThemes(picture: Picture): readonly Shape[] {
  const shapes = flatten(picture.draw());
  const below = flatten(picture.below?.() ?? []);
  const ground = groundOf(picture, [...below, ...shapes]);
  const color = ground?.color ?? (picture.ground === 'page' ? paper : undefined);
  if (color === undefined) return shapes;
  const scene: Scene = {
    area: picture.width * picture.height,
    light: color,
    ground: grounds[color] ?? color,
    isDeep: DEEP_GROUNDS.includes(color),
    patches: [],
  };
  recolor(below, scene, []);
  return recolor(shapes, scene, []);
}

function groundOf(
  { width, height, ground }: Picture,
  [first]: readonly Shape[],
): RectShape | undefined {
  return ground !== 'page' &&
    first?.kind === 'rect' &&
    first.width >= width &&
    first.height >= height
    ? first
    : undefined;
}

/** By what it lies on; none for the gap beside it. */
function threadColor(color: string, below = '', { light }: Scene): string | undefined {
  if (color === light) return undefined;
  const place = [bundles[below] ?? bundles[light] ?? [], ...OTHER_BUNDLES]
    .map((bundle) => bundle.indexOf(color))
    .find((index) => index >= 0);
  return THREADS[place ?? -1];
}

interface Scene {
  readonly area: number;
  /** In the light theme. */
  readonly light: string;
  /** In the dark theme. */
  readonly ground: string;
  readonly isDeep: boolean;
  /** In painting order; grows. */
  readonly patches: Patch[];
}

/** What later shapes lie on. */
type Material = 'lit' | 'shared' | 'field' | 'ground';

interface Below {
  readonly material: Material;
  readonly color: string;
  /** In the dark theme. */
  readonly dark: string;
}

interface Patch extends Below {
  readonly outline: Outline;
}

function recolor(
  shapes: readonly Shape[],
  scene: Scene,
  groups: readonly GroupShape[],
): readonly Shape[] {
  return shapes.flatMap((shape): readonly Shape[] => {
    if (shape.kind === 'group') {
      return [{ ...shape, children: recolor(shape.children, scene, [...groups, shape]) }];
    }
    const at = (point: readonly [number, number]): Below =>
      scene.patches.findLast(({ outline }) => contains(outline, transformBy(groups, point))) ?? {
        color: scene.light,
        dark: scene.ground,
        material: 'ground',
      };
    const under = pointsAlong(shape).map(at);
    const thread =
      'thread' in shape && under.some(({ material }) => material !== 'lit')
        ? threadColor(shape.color, under[0]?.color, scene)
        : undefined;
    if (thread !== undefined) {
      const drawn = { ...shape, ...darkOf(shape, thread) };
      const melts = under.map(({ dark }) => isClose(thread, dark));
      // One point alone is another thread or a thin bar.
      const isOnObject = melts.some((one, index) => one && melts[index + 1]);
      return isOnObject ? [...edgesOf(shape, scene), drawn] : [drawn];
    }
    const outline = outlineOf(shape, groups);
    const below = at(pointOn(shape));
    const material = materialOf(shape, below.material, outline, scene);
    const drawn = withColors(shape, material, below, scene);
    if (outline) {
      scene.patches.push({
        outline,
        material,
        color: shape.color,
        dark: drawn.dark ?? drawn.color,
      });
    }
    return [drawn];
  });
}

function edgesOf(shape: PlainShape, { ground }: Scene): readonly Shape[] {
  if (shape.kind !== 'stroke') return [];
  const thickness = shape.thickness + 2 * EDGE;
  return [{ ...shape, color: ground, thickness, isInDarkOnly: true }];
}

function isClose(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))) < MELTING;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

function materialOf(
  shape: PlainShape,
  under: Material,
  outline: Outline | undefined,
  scene: Scene,
): Material {
  if (isScreen(shape)) return 'shared';
  if ('thread' in shape && shape.color === scene.light) return 'ground';
  if (under === 'lit') return isHole(shape, scene) ? 'ground' : 'lit';
  if (shape.color === scene.light) return 'ground';
  if (isSheet(shape, outline)) return 'lit';
  if (under === 'shared' || scene.isDeep) return 'shared';
  if (SHARED.includes(shape.color)) return 'shared';
  return under === 'field' || (isField(shape) && shape.color in fields) ? 'field' : 'ground';
}

/** The ground shows through the sheet there. */
function isHole(shape: PlainShape, { light }: Scene): boolean {
  return shape.kind === 'circle' && shape.color === light && light !== marigold;
}

function isSheet(shape: PlainShape, outline: Outline | undefined): boolean {
  if (!PAPERS.includes(shape.color)) return false;
  const [width, height] = sizeOf(outline);
  return width * height >= SHEET.area && Math.min(width, height) > SHEET.side;
}

function isScreen(shape: Shape): boolean {
  return (
    shape.kind === 'rect' && shape.color === indigoDeep && shape.width * shape.height >= SCREEN
  );
}

function isField(shape: PlainShape): boolean {
  if (shape.kind === 'rect') return Math.min(shape.width, shape.height) > FIELD;
  return shape.kind === 'fill' || (shape.kind === 'circle' && shape.thickness === undefined);
}

function fieldColor(shape: PlainShape, color: string, { area }: Scene): string | undefined {
  const [width, height] = sizeOf(outlineOf(shape, []));
  const isWide = width * height >= WIDE_FIELD.share * area;
  return isWide && color === indigo ? WIDE_FIELD.color : fields[color];
}

function withColors<Plain extends PlainShape>(
  shape: Plain,
  material: Material,
  { material: below, ...under }: Below,
  scene: Scene,
): Plain {
  const toDark = (color: string): string => {
    if (material === 'lit') {
      if (below === 'lit' && color === under.color) return under.dark;
      return color === paper && below !== 'lit' ? LIT_PAPER : (lit[color] ?? color);
    }
    if (below === 'field' && shape.kind === 'text') {
      return color === marigold && color !== scene.light ? color : THREADS[1];
    }
    if (color === scene.light || (below === 'field' && color === indigoMid)) return scene.ground;
    if (color === indigoDeep && below === 'field' && under.color === indigo && isField(shape)) {
      return grounds[color] ?? color;
    }
    if (isScreen(shape) && !scene.isDeep) return grounds[color] ?? color;
    if (material === 'shared') return color;
    return (isField(shape) && fieldColor(shape, color, scene)) || (onGround[color] ?? color);
  };
  const drawn = { ...shape, ...darkOf(shape, toDark(shape.color)) };
  if (drawn.kind !== 'fill' || !drawn.halo) return drawn;
  const { halo } = drawn;
  return { ...drawn, halo: { ...halo, ...darkOf(halo, toDark(halo.color)) } };
}

const darkOf = ({ color }: { readonly color: string }, dark: string) =>
  dark === color ? {} : { dark };
