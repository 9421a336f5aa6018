import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../src/kit/shapes';

/** The file of a picture, which npm run art writes. */
export const fileOf = (name: string): string =>
  readFileSync(`../../public/art/${name}.svg`, 'utf8');

type Theme = 'light' | 'dark';

/** The color of each row of a column, as `#rrggbb`, rendered alone. */
export async function columnOf(
  { name, height }: Picture,
  x: number,
  theme: Theme = 'light',
): Promise<readonly string[]> {
  const file = fileOf(name);
  // The renderer knows no target of an address.
  const svg = theme === 'dark' ? file.replaceAll(':target ', '') : file;
  const strip = svg.replace(
    /viewBox="[^"]*"/,
    `viewBox="${x} 0 1 ${height}" width="1" height="${height}"`,
  );
  const { data, info } = await sharp(Buffer.from(strip))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => {
    const at = row * info.width * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}

/** The columns at its left and its right edge. */
export const edgesOf = (picture: Picture, theme?: Theme): Promise<(readonly string[])[]> =>
  Promise.all([0, picture.width - 1].map((x) => columnOf(picture, x, theme)));
