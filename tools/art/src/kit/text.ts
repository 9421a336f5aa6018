import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font, type PathCommand } from 'fontkit';
import subsetFont from 'subset-font';
import { ink } from './palette';
import type { Anchor, Face, TextShape, Weight } from './shapes';
import { layOutLine } from './text-layout';

/** Outlines: an image cannot use the fonts of the page. */

export interface TextOptions {
  readonly size?: number;
  readonly color?: string;
  readonly weight?: Weight;
  readonly anchor?: Anchor;
}

export function text(
  x: number,
  y: number,
  content: string,
  { size = 14, color = ink, weight = 500, anchor = 'start' }: TextOptions = {},
): TextShape {
  return { kind: 'text', x, y, content, size, color, face: { family: 'text', weight }, anchor };
}

export function figure(
  x: number,
  y: number,
  content: string,
  { size = 24, color = ink, anchor = 'start' }: Omit<TextOptions, 'weight'> = {},
): TextShape {
  return { kind: 'text', x, y, content, size, color, face: { family: 'display' }, anchor };
}

/** A tenth of a unit at a figure of 40. */
export const OUTLINE_GRID = 400;

/** Relative path data, y downwards. */
interface Outline {
  readonly contours: readonly Contour[];
  readonly width: number;
}

/** Absolute start, relative commands. */
interface Contour {
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

export interface Typefaces {
  /** @throws Error naming the text when a character is in no font of the face */
  outline(content: string, face: Face): Outline;
}

const FONT_FOLDER = join('node_modules', '@fontsource-variable');
const HANKEN = join(FONT_FOLDER, 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');
const ANEK = join(FONT_FOLDER, 'anek-latin/files/anek-latin-latin-standard-normal.woff2');
/** Has the rupee sign, which Hanken Grotesk lacks. */
const ANEK_EXTENDED = join(
  FONT_FOLDER,
  'anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
);

const WEIGHTS: readonly Weight[] = [400, 500, 650];
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const CHARACTERS = `${ASCII}₹×·–’‘“”…°±`;

/** Takes half a second; call it once. */
export async function loadTypefaces(): Promise<Typefaces> {
  const faces: readonly Face[] = [
    { family: 'display' },
    ...WEIGHTS.map((weight): Face => ({ family: 'text', weight })),
  ];
  const loaded = new Map(
    await Promise.all(faces.map(async (face) => [keyOf(face), await cutFace(face)] as const)),
  );
  return {
    outline: (content, face) => outlineWith(loaded.get(keyOf(face)) ?? [], content),
  };
}

function keyOf(face: Face): string {
  return face.family === 'display' ? 'display' : `text ${face.weight}`;
}

async function cutFace(face: Face): Promise<readonly Font[]> {
  if (face.family === 'display') {
    const axes = { wght: 640, wdth: 86 };
    return Promise.all([cut(ANEK, axes), cut(ANEK_EXTENDED, axes)]);
  }
  const { weight: wght } = face;
  return Promise.all([cut(HANKEN, { wght }), cut(ANEK_EXTENDED, { wght, wdth: 100 })]);
}

async function cut(file: string, variationAxes: Readonly<Record<string, number>>): Promise<Font> {
  const font = await readFile(file);
  return create(await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes }));
}

/** The letters of all pictures are a few hundred glyphs, at one scale for each font. */
const contoursOfGlyph = new WeakMap<readonly PathCommand[], readonly Contour[]>();

function outlineWith(fonts: readonly Font[], content: string): Outline {
  const { glyphs, width } = layOutLine(fonts, content, { size: OUTLINE_GRID });
  const contours = glyphs.flatMap(({ commands, x, scale }) => {
    const own = contoursOfGlyph.get(commands) ?? contoursOf(commands, scale);
    contoursOfGlyph.set(commands, own);
    return own.map((contour) => ({ ...contour, x: contour.x + Math.round(x) }));
  });
  return { contours, width };
}

type Position = readonly [x: number, y: number];

/**
 * Rounds per glyph, so that equal letters compress well. Controls are even, so that a point midway
 * between two stays on the grid and the second curve shrinks to `t`.
 */
function contoursOf(commands: readonly PathCommand[], scale: number): Contour[] {
  const toGrid = ([x, y]: Position): Position => [Math.round(x * scale), Math.round(-y * scale)];
  const toEvenGrid = ([x, y]: Position): Position => [
    2 * Math.round((x * scale) / 2),
    2 * Math.round((-y * scale) / 2),
  ];
  const contours: Contour[] = [];
  let start: Position = [0, 0];
  let current = start;
  let control: Position | undefined;
  let d = '';
  commands.forEach(({ command, args }, index) => {
    const points = pairs(args);
    const [first = current] = points;
    if (command === 'moveTo') {
      start = current = toGrid(first);
      control = undefined;
      d = '';
    } else if (command === 'lineTo') {
      const to = toGrid(first);
      d += straight(current, to);
      current = to;
      control = undefined;
    } else if (command === 'closePath') {
      contours.push({ x: start[0], y: start[1], d: `${d}z` });
    } else {
      const [, end = first] = points;
      const next = commands[index + 1];
      const nextControl = next?.command === 'quadraticCurveTo' ? pairs(next.args)[0] : undefined;
      const bend = toEvenGrid(first);
      const implied = nextControl && isMidway(end, first, nextControl);
      const to = implied ? midway(bend, toEvenGrid(nextControl)) : toGrid(end);
      const isSmooth = control !== undefined && isMidway(current, control, bend);
      d += isSmooth ? `t${step(current, to)}` : `q${step(current, bend, to)}`;
      current = to;
      control = implied ? bend : undefined;
    }
  });
  return contours;
}

function pairs(numbers: readonly number[]): readonly Position[] {
  return numbers.flatMap((x, index): readonly Position[] =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
  );
}

function midway(a: Position, b: Position): Position {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Font files round the implied points. */
function isMidway([x, y]: Position, a: Position, b: Position): boolean {
  const [midX, midY] = midway(a, b);
  return Math.abs(midX - x) <= 0.5 && Math.abs(midY - y) <= 0.5;
}

function straight(from: Position, to: Position): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  if (dy === 0) return dx === 0 ? '' : `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${joinNumbers([dx, dy])}`;
}

function step([fromX, fromY]: Position, ...points: readonly Position[]): string {
  return joinNumbers(points.flatMap(([x, y]) => [x - fromX, y - fromY]));
}

export function joinNumbers(numbers: readonly (number | string)[]): string {
  return numbers
    .map(String)
    .reduce((all, next) => all + (all && !next.startsWith('-') ? ' ' : '') + next, '');
}
