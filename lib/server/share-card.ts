import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, type PathCommand, create } from 'fontkit';
import sharp from 'sharp';
import { groundOf, readDrawing } from './art';
import { pigment } from './pigments';
import { type TextLine, layOutLine } from './text-layout';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export interface ShareCard {
  readonly title: string;
  readonly label: string;
  readonly picture: string;
  readonly company: string;
}

const INDIGO = pigment('indigo');
const INK = pigment('ink');
const PAPER = pigment('paper');
const MARIGOLD = pigment('marigold');
const MADDER = pigment('madder');

const MARGIN = 56;
const SELVEDGE = 18;
/** From this aspect ratio on, a drawing is a strip below the text. */
const STRIP = 2.5;
const TEXT_COLUMN = 520;
const TITLE_SIZES = [104, 92, 80, 70, 62, 54, 48, 42] as const;
const LEADING = 1;

let font: Font | undefined;

function displayFont(): Font {
  font ??= create(readFileSync(path.join(process.cwd(), 'app/fonts/anek-latin.woff2')));
  return font;
}

function writable(text: string): string {
  const face = displayFont();
  const has = (char: string) => face.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
  return Array.from(text, (char) => {
    if (has(char)) return char;
    const plain = char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (plain !== '' && Array.from(plain).every(has)) return plain;
    throw new Error(
      `The share card «${text}» needs the letter ${char}, which app/fonts/anek-latin.woff2 lacks; ` +
        'write another one or add it in scripts/fonts/subset-fonts.py',
    );
  }).join('');
}

const TRACKING = -0.012;

const lineOf = (text: string, size: number): TextLine =>
  layOutLine([displayFont()], text, { size, tracking: TRACKING });

const wordWidths = new Map<string, number>();

/** Titles repeat words, and a title is tried in many sizes. */
function wordWidth(word: string): number {
  const width = wordWidths.get(word) ?? lineOf(word, 1).width;
  wordWidths.set(word, width);
  return width;
}

const widthOf = (text: string, size: number): number =>
  size * text.split(/(\s)/).reduce((sum, word) => sum + wordWidth(word), 0);

const PATH_LETTER = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', closePath: 'Z' } as const;

const pathData = (commands: readonly PathCommand[]): string =>
  commands.map(({ command, args }) => PATH_LETTER[command] + args.join(' ')).join('');

function outlined(text: string, x: number, y: number, size: number, color: string): string {
  const letters = lineOf(text, size).glyphs.map(
    ({ commands, x: at, scale }) =>
      `<path transform="translate(${at.toFixed(2)}) scale(${scale} ${-scale})" d="${pathData(commands)}"/>`,
  );
  return `<g fill="${color}" transform="translate(${x} ${y})">${letters.join('')}</g>`;
}

function wrap(text: string, size: number, width: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (widthOf(word, size) > width) return undefined;
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function balanced(text: string, size: number, width: number): string[] | undefined {
  const greedy = wrap(text, size, width);
  if (!greedy) return undefined;
  let best = greedy;
  for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
    const lines = wrap(text, size, narrower);
    if (!lines || lines.length > greedy.length) break;
    best = lines;
  }
  return best;
}

function fitTitle(text: string, width: number, height: number, maxSize: number) {
  for (const size of TITLE_SIZES.filter((candidate) => candidate <= maxSize)) {
    const lines = balanced(text, size, width);
    if (lines && lines.length * size * LEADING <= height) return { size, lines };
  }
  throw new Error(`The title «${text}» is too long for a share card`);
}

function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}

function brand(name: string, x: number, y: number, color: string): string {
  const { height, inner } = readDrawing('logo-mark');
  // A PNG has no custom properties.
  const mark = inner.replaceAll(/var\(--glyph,[^)]*\)/g, color);
  return (
    `<g transform="translate(${x} ${y}) scale(${44 / height})">${mark}</g>` +
    outlined(name, x + 58, y + 34, 40, color)
  );
}

export function shareCardSvg(card: ShareCard): string {
  const { width, height } = SHARE_CARD_SIZE;
  const drawing = readDrawing(card.picture);
  const ground = groundOf(card.picture) ?? PAPER;
  const title = writable(card.title);
  const label = writable(card.label);
  const company = writable(card.company);
  const isStrip = drawing.width / drawing.height > STRIP;

  const field = isStrip ? ground : isDark(ground) && ground !== MADDER ? PAPER : INDIGO;
  const color = isDark(field) ? PAPER : INK;
  const accent = isDark(field) && field !== MADDER ? MARIGOLD : color;
  const stripHeight = Math.round((width * drawing.height) / drawing.width);
  const panel = isStrip
    ? { x: 0, y: height - stripHeight, width, height: stripHeight }
    : { x: TEXT_COLUMN, y: SELVEDGE, width: width - TEXT_COLUMN, height: height - SELVEDGE };
  const textWidth = isStrip ? width - 2 * MARGIN - 240 : TEXT_COLUMN - MARGIN - 40;

  const fitted = isStrip
    ? fitTitle(title, textWidth, panel.y - SELVEDGE - 130, 104)
    : fitTitle(title, textWidth, 350, 92);
  const step = fitted.size * LEADING;
  const bottom = isStrip ? panel.y - 28 : height - MARGIN - 4;
  const firstBaseline = bottom - (fitted.lines.length - 1) * step;
  const lines = fitted.lines.map((line, index) =>
    outlined(line, MARGIN, firstBaseline + index * step, fitted.size, color),
  );
  const labelBaseline = firstBaseline - fitted.size * 0.78 - 22;
  const brandX = isStrip ? width - MARGIN - 58 - lineOf(company, 40).width : MARGIN;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${field}"/>`,
    `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="${ground}"/>`,
    // Floors are on the edge; the ground continues above.
    `<svg x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" viewBox="${drawing.viewBox}" preserveAspectRatio="xMidYMax meet">${drawing.inner}</svg>`,
    ...[MARIGOLD, isDark(field) ? PAPER : INDIGO, MADDER].map(
      (thread, index) =>
        `<rect y="${(index * SELVEDGE) / 3}" width="${width}" height="${SELVEDGE / 3}" fill="${thread}"/>`,
    ),
    brand(company, brandX, SELVEDGE + 44, color),
    outlined(label, MARGIN, labelBaseline, 30, accent),
    ...lines,
    '</svg>',
  ].join('');
}

/** Few flat colors: a palette keeps cards far below 120 kB. */
const PNG = { palette: true, colours: 128, effort: 2, dither: 0 } as const;

export const shareCardPng = (card: ShareCard): Promise<Buffer> =>
  sharp(Buffer.from(shareCardSvg(card)))
    .png(PNG)
    .toBuffer();
