import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BannerTone } from '@/content';
import { pigment } from './pigments';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly inner: string;
  /** The markup in the colors of the dark theme, if it has some of its own. */
  readonly innerInDark: string | undefined;
  readonly entry: string | undefined;
  readonly motion: string | undefined;
}

const fileOf = (name: string): string => path.join(process.cwd(), 'public', 'art', `${name}.svg`);

export const hasDrawing = (name: string): boolean => existsSync(fileOf(name));

export const thumbnailOf = (name: string): string =>
  hasDrawing(`${name}-small`) ? `${name}-small` : name;

const DARK_RULES = /<style>:target[^<]*<\/style>/;
const CLASSES = / class="[^"]*"/g;
const CLASSED = / class="([^"]*)"([^>]*)/g;

/** The classes are those of tools/art/src/kit/svg.ts. */
function inDark(_: string, names: string, attributes: string): string {
  return names.split(' ').reduce((rest, name) => {
    if (name === 'd') return rest.replace(' display="none"', '');
    const property = name.startsWith('f') ? 'fill' : 'stroke';
    return rest.replace(new RegExp(` ${property}="[^"]*"`), ` ${property}="#${name.slice(1)}"`);
  }, attributes);
}

const cache = new Map<string, Drawing>();

/** @throws Error for a missing file, and for one that is no drawing of the kit */
export function readDrawing(name: string): Drawing {
  const known = cache.get(name);
  if (known) return known;
  const file = fileOf(name);
  const source = readFileSync(file, 'utf8');
  const match = /^<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source);
  const [, viewBox, inner] = match ?? [];
  const [, , width, height] = (viewBox ?? '').split(/\s+/).map(Number);
  if (viewBox === undefined || inner === undefined || !width || !height) {
    throw new Error(`${file} is not a drawing of the kit; run npm run art`);
  }
  const drawn = inner.replace(DARK_RULES, '');
  const mark = (name: string) => new RegExp(`^<svg[^>]* data-${name}="([^"]+)"`).exec(source)?.[1];
  const drawing = {
    width,
    height,
    viewBox,
    inner: drawn.replaceAll(CLASSES, ''),
    innerInDark: drawn === inner ? undefined : drawn.replaceAll(CLASSED, inDark),
    entry: mark('entry'),
    motion: mark('motion'),
  };
  cache.set(name, drawing);
  return drawing;
}

export function groundOf(name: string): string | undefined {
  return /^<rect [^>]*fill="(#[0-9A-Fa-f]{6})"/.exec(readDrawing(name).inner)?.[1]?.toLowerCase();
}

const TONES: Readonly<Record<string, BannerTone>> = {
  [pigment('indigo')]: 'indigo',
  [pigment('indigo-tint')]: 'tint',
  [pigment('marigold')]: 'marigold',
  [pigment('madder')]: 'madder',
};

/** The ground that goes on beside a picture; sand for a picture without one of its own. */
export const toneOf = (name: string): BannerTone => TONES[groundOf(name) ?? ''] ?? 'sand';
