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
  surface,
} from './palette';
import {
  areaOf,
  contains,
  type Outline,
  outlineOf,
  type PlainShape,
  pointOn,
  transformBy,
} from './outline';
import { flatten, type GroupShape, type Picture, type RectShape, type Shape } from './shapes';

/**
 * The dark variant of a picture that has a light ground or a light sheet of paper on it. Grounds
 * take the colors of the page's dark theme (app/styles/tokens.scss), dark shapes become light and
 * their cut-outs dark. Shapes on a color that both themes share, such as ink on marigold, keep
 * their color.
 */

/** Color in the light theme, color in the dark one. */
const inDark: Readonly<Record<string, string>> = {
  [paper]: '#10142F',
  [sand]: '#1C2249',
  [indigoTint]: '#262D63',
  [surface]: '#2F3778',
  [marigoldTint]: '#5A4620',
  [madderTint]: '#56302F',
  [approvedTint]: '#193629',
  [indigo]: '#8E98D6',
  [indigoDeep]: '#B9C0EA',
  [indigoMid]: '#6E7AC8',
  [periwinkle]: '#5560B0',
  [madder]: '#E98467',
  [ink]: '#F4EEDF',
  [muted]: '#B4BADA',
  [hairline]: '#565FA8',
  [rowRule]: '#475092',
  [pending]: '#8B93C4',
  [approved]: '#8FCBA8',
  [penBlue]: '#A9B4FF',
};

/** Large shapes, which would glare in the color of a thread. */
const fieldInDark: Readonly<Record<string, string>> = {
  [indigo]: '#7580CA',
  [indigoDeep]: '#8E98D6',
  [madder]: '#C8563B',
};

/** From this smaller side on a shape is large, in units. */
const FIELD = 20;
/** From this area on a deep indigo rectangle is a screen, which stays dark. */
const SCREEN = 10_000;

/** Words in the color of a cut-out. */
const wordInDark: Readonly<Record<string, string>> = {
  [surface]: '#10142F',
};

/** Colors of both themes: shapes on them keep their color too. */
const SHARED: readonly string[] = [marigold, hide, leaf];

/** Grounds that change with the theme. */
const LIGHT_GROUNDS: readonly string[] = [paper, sand, indigoTint];

/** From this area on a light sheet glares, in units. */
const SHEET = 8_000;

/** Whether the picture has other colors in the dark theme. */
export function hasDarkVariant(picture: Picture): boolean {
  if (picture.ground === 'page') return true;
  const shapes = flatten(picture.draw());
  const ground = groundOf(picture, shapes);
  if (ground === undefined) return false;
  return LIGHT_GROUNDS.includes(ground.color) || hasSheet(shapes);
}

/** The shape that fills the canvas, if the picture begins with one. */
function groundOf({ width, height }: Picture, [first]: readonly Shape[]): RectShape | undefined {
  return first?.kind === 'rect' && first.width >= width && first.height >= height
    ? first
    : undefined;
}

function hasSheet(shapes: readonly Shape[]): boolean {
  return shapes.some((shape) =>
    shape.kind === 'group' ? hasSheet(shape.children) : isSheet(shape),
  );
}

function isSheet(shape: PlainShape): boolean {
  return shape.color === surface && areaOf(outlineOf(shape, [])) >= SHEET;
}

/** The same picture in the colors of the dark theme, under the name `<name>-dark`. */
export function darkVariant(picture: Picture): Picture {
  return {
    ...picture,
    name: `${picture.name}-dark`,
    draw: () => {
      const shapes = flatten(picture.draw());
      const ground = groundOf(picture, shapes);
      const isShared = ground !== undefined && !LIGHT_GROUNDS.includes(ground.color);
      const outline = ground && outlineOf(ground, []);
      if (!isShared || !outline) return recolor(shapes, [], []);
      return [ground, ...recolor(shapes.slice(1), [{ outline, isShared }], [])];
    },
  };
}

/** A shape that may be below later ones. */
interface Patch {
  readonly outline: Outline;
  /** Whether it has the same color in both themes, and so have all shapes on it. */
  readonly isShared: boolean;
}

/** Recolors shapes in painting order; `below` grows by each of them. */
function recolor(
  shapes: readonly Shape[],
  below: Patch[],
  groups: readonly GroupShape[],
): readonly Shape[] {
  return shapes.map((shape): Shape => {
    if (shape.kind === 'group') {
      return { ...shape, children: recolor(shape.children, below, [...groups, shape]) };
    }
    const point = transformBy(groups, pointOn(shape));
    const under = below.findLast(({ outline }) => contains(outline, point));
    const keeps = under?.isShared ?? false;
    const outline = outlineOf(shape, groups);
    const isShared = !isSheet(shape) && (keeps || SHARED.includes(shape.color) || isScreen(shape));
    if (outline) below.push({ outline, isShared });
    return isShared ? shape : withColors(shape);
  });
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

function darkColorOf(shape: PlainShape): string {
  const { color } = shape;
  const special = shape.kind === 'text' ? wordInDark : isField(shape) ? fieldInDark : {};
  return special[color] ?? inDark[color] ?? color;
}

function withColors<Plain extends PlainShape>(shape: Plain): Plain {
  const color = darkColorOf(shape);
  if (shape.kind === 'fill' && shape.halo) {
    const halo = { ...shape.halo, color: inDark[shape.halo.color] ?? shape.halo.color };
    return { ...shape, color, halo };
  }
  return { ...shape, color };
}
