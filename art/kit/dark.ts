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
import { flatten, type GroupShape, type Picture, type Shape } from './shapes';
import { contains, type Outline, outlineOf, pointOn, transformBy } from './outline';

/**
 * The dark variant of a picture whose ground is light. Its grounds take the colors of the page's dark
 * theme (app/styles/tokens.scss), dark shapes become light and their cut-outs dark. What lies on a
 * color that both themes share, such as ink on marigold, stays as it is.
 */

/** Color in the light theme, color in the dark one. */
const inDark: Readonly<Record<string, string>> = {
  [paper]: '#10142F',
  [sand]: '#1C2249',
  [indigoTint]: '#262D63',
  [surface]: '#2B3270',
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
  [hairline]: '#4A5298',
  [rowRule]: '#3F4786',
  [pending]: '#8B93C4',
  [approved]: '#8FCBA8',
  [penBlue]: '#A9B4FF',
};

/** Colors of both themes: what lies on them keeps its own color too. */
const SHARED: readonly string[] = [marigold, hide, leaf];

/** Grounds that change with the theme. */
const LIGHT_GROUNDS: readonly string[] = [paper, sand, indigoTint];

/** Whether the picture shows other colors in the dark theme. */
export function hasDarkVariant(picture: Picture): boolean {
  if (picture.ground === 'page') return true;
  const [first] = flatten(picture.draw());
  return (
    first?.kind === 'rect' &&
    first.width >= picture.width &&
    first.height >= picture.height &&
    LIGHT_GROUNDS.includes(first.color)
  );
}

/** The same picture in the colors of the dark theme, under the name `<name>-dark`. */
export function darkVariant(picture: Picture): Picture {
  return {
    ...picture,
    name: `${picture.name}-dark`,
    draw: () => recolor(flatten(picture.draw()), [], []),
  };
}

/** A shape that later ones may lie on. */
interface Patch {
  readonly outline: Outline;
  readonly color: string;
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
    const keeps = under !== undefined && SHARED.includes(under.color);
    const outline = outlineOf(shape, groups);
    if (outline) below.push({ outline, color: shape.color });
    return keeps ? shape : withColors(shape);
  });
}

function withColors<Plain extends Exclude<Shape, GroupShape>>(shape: Plain): Plain {
  const color = inDark[shape.color] ?? shape.color;
  if (shape.kind === 'fill' && shape.halo) {
    const halo = { ...shape.halo, color: inDark[shape.halo.color] ?? shape.halo.color };
    return { ...shape, color, halo };
  }
  return { ...shape, color };
}
