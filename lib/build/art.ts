import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A drawing as it lies in public/art: its size in units and its inner markup. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly inner: string;
  /** Which drawing brings the threads of a page to its left edge, if any. */
  readonly entry: string | undefined;
  /** How its parts move on a page that puts it inline, if they do. */
  readonly motion: string | undefined;
}

const fileOf = (name: string): string => path.join(process.cwd(), 'public', 'art', `${name}.svg`);

/** Whether there is a drawing of this name. */
export const hasDrawing = (name: string): boolean => existsSync(fileOf(name));

/** The drawing to show as small as a thumb: the version without words, where there is one. */
export const thumbnailOf = (name: string): string =>
  hasDrawing(`${name}-small`) ? `${name}-small` : name;

const cache = new Map<string, Drawing>();

/**
 * Reads a drawing at build time.
 *
 * @param name file name in public/art without the ending
 * @throws Error when the file is missing or is not one of the kit's drawings
 */
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
  const mark = (name: string) => new RegExp(`^<svg[^>]* data-${name}="([^"]+)"`).exec(source)?.[1];
  const drawing = { width, height, viewBox, inner, entry: mark('entry'), motion: mark('motion') };
  cache.set(name, drawing);
  return drawing;
}

/**
 * The ground of a drawing: the fill of its first rectangle, or undefined where it has no ground of
 * its own.
 *
 * @param name file name in public/art without the ending
 * @throws Error as `readDrawing`
 */
export function groundOf(name: string): string | undefined {
  return /^<rect [^>]*fill="(#[0-9A-Fa-f]{6})"/.exec(readDrawing(name).inner)?.[1];
}
