import sharp from 'sharp';
import { indigo, marigold, paper } from './kit/palette';
import { definePicture, group, rect } from './kit/shapes';
import { markup, toSvg } from './kit/svg';
import type { Typefaces } from './kit/text';
import { mark, MARK_SIZE } from './pictures/logo';

export async function drawIcons(typefaces: Typefaces): Promise<ReadonlyMap<string, Buffer>> {
  const onGround = (size: number, share: number) => rasterize(tile(share, typefaces), size);
  return new Map([
    ['favicon.svg', Buffer.from(favicon(typefaces))],
    ['favicon.ico', ico(await onGround(32, 0.75), 32)],
    ['apple-touch-icon.png', await onGround(180, 0.62)],
    ['icon-192.png', await onGround(192, 0.7)],
    ['icon-512.png', await onGround(512, 0.7)],
    // The safe zone of a maskable icon is a disc of 80 % of its width.
    ['icon-maskable-512.png', await onGround(512, 0.5)],
  ]);
}

function favicon(typefaces: Typefaces): string {
  const bands = markup(mark('currentColor', marigold), typefaces);
  const theme = `svg{color:${indigo}}@media (prefers-color-scheme:dark){svg{color:${paper}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><style>${theme}</style>${bands}</svg>\n`;
}

function tile(share: number, typefaces: Typefaces): string {
  const side = MARK_SIZE / share;
  const inset = (side - MARK_SIZE) / 2;
  const picture = definePicture({
    name: 'icon',
    width: side,
    height: side,
    draw: () => [
      rect(0, 0, side, side, indigo),
      group({ move: [inset, inset] }, mark(paper, marigold)),
    ],
  });
  return toSvg(picture, typefaces);
}

async function rasterize(svg: string, size: number): Promise<Buffer> {
  const density = 72 * 8;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .flatten({ background: indigo })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
