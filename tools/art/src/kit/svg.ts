import {
  type CircleShape,
  type Drawing,
  type FillShape,
  flatten,
  type GroupShape,
  type Painted,
  type Picture,
  type RectShape,
  type Shape,
  type StrokeShape,
  type TextShape,
} from './shapes';
import { inBothThemes } from './dark';
import { joinNumbers, OUTLINE_GRID, type Typefaces } from './text';

const SLIDE_STYLE =
  '<style>[style]{animation:slide .9s cubic-bezier(.2,.7,.2,1) backwards}@keyframes slide{from{transform:translate(var(--from))}}</style>';

/**
 * No fonts, scripts or other files. The fragment #dark shows the colors of the dark theme, which the
 * classes name. `data-text` has the height of the smallest text.
 */
export function toSvg(picture: Picture, typefaces: Typefaces): string {
  const shapes = inBothThemes(picture);
  const slides = shapes.some((shape) => shape.kind === 'group' && shape.from !== undefined);
  const drawn = markup(shapes, typefaces);
  const dark = darkRules(drawn);
  const body = `${slides ? SLIDE_STYLE : ''}${dark}${drawn}`;
  const { width, height, bleed = 0, entry, motion } = picture;
  const text = smallestText(picture);
  const marks = [
    dark && ' id="dark"',
    entry && ` data-entry="${entry}"`,
    motion && ` data-motion="${motion}"`,
    text !== undefined && ` data-text="${round(text)}"`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed || 0} 0 ${width + 2 * bleed} ${height}" preserveAspectRatio="xMidYMax"${marks.filter(Boolean).join('')}>${body}</svg>\n`;
}

/** A class is named after what it sets, so that the rules follow from the markup. */
const IN_DARK_ONLY = 'd';

function declarationOf(name: string): string {
  if (name === IN_DARK_ONLY) return 'display:inline';
  return `${name.startsWith('f') ? 'fill' : 'stroke'}:#${name.slice(1)}`;
}

const classFor = (property: 'f' | 's', dark: string | undefined): string =>
  dark === undefined ? '' : property + dark.slice(1);

function classes(...names: readonly string[]): string {
  const list = names.filter(Boolean).join(' ');
  return list && ` class="${list}"`;
}

function darkRules(drawn: string): string {
  const names = Array.from(drawn.matchAll(/ class="([^"]+)"/g), ([, list = '']) => list.split(' '));
  const rules = [...new Set(names.flat())]
    .sort()
    .map((name) => `:target .${name}{${declarationOf(name)}}`);
  return rules.length > 0 ? `<style>${rules.join('')}</style>` : '';
}

/** Undefined without text. */
export function smallestText(picture: Picture): number | undefined {
  const sizes = textSizes(picture.draw());
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

function textSizes(drawing: Drawing): readonly number[] {
  return flatten(drawing).flatMap((shape) => {
    if (shape.kind === 'text') return [shape.size];
    if (shape.kind !== 'group') return [];
    return textSizes(shape.children).map((size) => size * shape.scale);
  });
}

export function markup(drawing: Drawing, typefaces: Typefaces): string {
  return layersOf(flatten(drawing))
    .map((layer) => layerMarkup(layer, typefaces))
    .join('');
}

type Layer =
  | { readonly kind: 'rects'; readonly style: RectShape; readonly shapes: RectShape[] }
  | { readonly kind: 'strokes'; readonly style: StrokeShape; d: string }
  | { readonly kind: 'texts'; readonly style: TextShape; readonly shapes: TextShape[] }
  | { readonly kind: 'single'; readonly shape: RectShape | CircleShape | FillShape | GroupShape };

/**
 * A square rectangle may move below layers that it does not overlap; other shapes join their direct
 * neighbor only.
 */
function layersOf(shapes: readonly Shape[]): readonly Layer[] {
  const layers: Layer[] = [];
  for (const shape of shapes) {
    if (!join(layers, shape)) layers.push(layerOf(shape));
  }
  return layers;
}

function layerOf(shape: Shape): Layer {
  if (isPlainRect(shape)) return { kind: 'rects', style: shape, shapes: [shape] };
  if (shape.kind === 'stroke') return { kind: 'strokes', style: shape, d: shape.d };
  if (shape.kind === 'text') return { kind: 'texts', style: shape, shapes: [shape] };
  return { kind: 'single', shape };
}

function join(layers: readonly Layer[], shape: Shape): boolean {
  if (isPlainRect(shape)) return joinRect(layers, shape);
  const top = layers.at(-1);
  if (shape.kind === 'stroke' && top?.kind === 'strokes' && sameStroke(top.style, shape)) {
    top.d += shape.d;
    return true;
  }
  if (
    shape.kind === 'text' &&
    top?.kind === 'texts' &&
    sameColors(top.style, shape) &&
    top.style.size === shape.size
  ) {
    top.shapes.push(shape);
    return true;
  }
  return false;
}

function joinRect(layers: readonly Layer[], shape: RectShape): boolean {
  for (const layer of layers.toReversed()) {
    if (layer.kind === 'rects' && sameColors(layer.style, shape)) {
      layer.shapes.push(shape);
      return true;
    }
    if (boxesOf(layer).some((box) => overlap(box, shape))) return false;
  }
  return false;
}

type Box = Pick<RectShape, 'x' | 'y' | 'width' | 'height'>;
const everywhere: Box = { x: -Infinity, y: -Infinity, width: Infinity, height: Infinity };

function boxesOf(layer: Layer): readonly Box[] {
  if (layer.kind === 'rects') return layer.shapes;
  if (layer.kind !== 'single') return [everywhere];
  const { shape } = layer;
  if (shape.kind === 'rect') return [shape];
  if (shape.kind !== 'circle') return [everywhere];
  const reach = shape.radius + (shape.thickness ?? 0) / 2;
  return [{ x: shape.x - reach, y: shape.y - reach, width: 2 * reach, height: 2 * reach }];
}

function overlap(a: Box, b: Box): boolean {
  if (a === everywhere) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isPlainRect(shape: Shape): shape is RectShape {
  return shape.kind === 'rect' && shape.radius === 0;
}

const sameColors = (a: Painted, b: Painted): boolean => a.color === b.color && a.dark === b.dark;

function sameStroke(a: StrokeShape, b: StrokeShape): boolean {
  return strokeAttributes(a) === strokeAttributes(b);
}

function layerMarkup(layer: Layer, typefaces: Typefaces): string {
  switch (layer.kind) {
    case 'rects':
      return rectsMarkup(layer.shapes, layer.style);
    case 'strokes':
      return `<path${strokeAttributes(layer.style)} d="${compactPath(layer.d)}"/>`;
    case 'texts':
      return textsMarkup(layer.shapes, layer.style, typefaces);
    case 'single':
      return singleMarkup(layer.shape, typefaces);
  }
}

function rectsMarkup(shapes: readonly RectShape[], { color, dark }: RectShape): string {
  const [first] = shapes;
  if (first && shapes.length === 1) return rectMarkup(first);
  const d = shapes.map((s) => `M${s.x} ${s.y}h${s.width}v${s.height}h${-s.width}z`).join('');
  return `<path${classes(classFor('f', dark))} fill="${color}" d="${compactPath(d)}"/>`;
}

function rectMarkup({ x, y, width, height, color, dark, radius }: RectShape): string {
  const at = attributes({ x: x || undefined, y: y || undefined, width, height });
  return `<rect${classes(classFor('f', dark))}${at}${radius > 0 ? ` rx="${round(radius)}"` : ''} fill="${color}"/>`;
}

function singleMarkup(
  shape: RectShape | CircleShape | FillShape | GroupShape,
  typefaces: Typefaces,
): string {
  switch (shape.kind) {
    case 'rect':
      return rectMarkup(shape);
    case 'circle':
      return circleMarkup(shape);
    case 'fill':
      return fillMarkup(shape);
    case 'group':
      return groupMarkup(shape, typefaces);
  }
}

function circleMarkup({ x, y, radius, color, dark, thickness }: CircleShape): string {
  const at = attributes({ cx: x, cy: y, r: radius });
  return thickness === undefined
    ? `<circle${classes(classFor('f', dark))}${at} fill="${color}"/>`
    : `<circle${classes(classFor('s', dark))}${at} fill="none" stroke="${color}" stroke-width="${round(thickness)}"/>`;
}

function fillMarkup({ d, color, dark, evenOdd, halo }: FillShape): string {
  const rule = evenOdd ? ' fill-rule="evenodd"' : '';
  const border = halo
    ? ` stroke="${halo.color}" stroke-width="${round(halo.reach * 2)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const names = classes(classFor('f', dark), classFor('s', halo?.dark));
  return `<path${names} fill="${color}"${rule}${border} d="${compactPath(d)}"/>`;
}

function strokeAttributes(shape: StrokeShape): string {
  const { color, dark, thickness, roundEnds, dash, isInDarkOnly } = shape;
  const names = classes(classFor('s', dark), isInDarkOnly ? IN_DARK_ONLY : '');
  const hidden = isInDarkOnly ? ' display="none"' : '';
  const ends = roundEnds ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const dashes = dash ? ` stroke-dasharray="${dash.map(round).join(' ')}"` : '';
  return `${names} fill="none" stroke="${color}" stroke-width="${round(thickness)}"${ends}${dashes}${hidden}`;
}

function groupMarkup(
  { move, turn, scale, from, children }: GroupShape,
  typefaces: Typefaces,
): string {
  const [dx, dy] = move;
  const transform = [
    dx || dy ? `translate(${joinNumbers([round(dx), round(dy)])})` : '',
    turn ? `rotate(${round(turn)})` : '',
    scale === 1 ? '' : `scale(${round(scale, 4)})`,
  ].join('');
  const placed = transform ? ` transform="${transform}"` : '';
  const slid = from === undefined ? '' : ` style="--from:${round(from)}px"`;
  return `<g${placed}${slid}>${markup(children, typefaces)}</g>`;
}

function textsMarkup(
  shapes: readonly TextShape[],
  { color, dark, size }: TextShape,
  typefaces: Typefaces,
): string {
  const scale = size / OUTLINE_GRID;
  let penX = 0;
  let penY = 0;
  let d = '';
  for (const { x, y, content, face, anchor } of shapes) {
    const { contours, width } = typefaces.outline(content, face);
    const shift = { start: 0, middle: width / 2, end: width }[anchor];
    const left = Math.round(x / scale - shift);
    const baseline = Math.round(y / scale);
    for (const contour of contours) {
      const startX = left + contour.x;
      const startY = baseline + contour.y;
      d += `m${joinNumbers([startX - penX, startY - penY])}${contour.d}`;
      penX = startX;
      penY = startY;
    }
  }
  return `<path${classes(classFor('f', dark))} fill="${color}" transform="scale(${round(scale, 4)})" d="${d}"/>`;
}

function attributes(values: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${round(value)}"`))
    .join('');
}

function round(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)) || 0);
  return text.replace(/^(-?)0\./, '$1.');
}

export function compactPath(d: string): string {
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/g) ?? [];
  let out = '';
  let command = '';
  let afterLetter = false;
  for (const token of tokens) {
    // 2.2e-15 is a number with a letter in it.
    if (/^[a-zA-Z]/.test(token)) {
      if (token === command && !/[mMzZ]/.test(token)) continue;
      out += token;
      command = token;
      afterLetter = true;
    } else {
      const number = round(Number(token));
      out += afterLetter || number.startsWith('-') ? number : ` ${number}`;
      afterLetter = false;
    }
  }
  return out;
}
