import sharp from 'sharp';
import { drawIcons } from '../src/icons';
import { loadTypefaces } from '../src/kit/text';

let icons: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  icons = await drawIcons(await loadTypefaces());
});

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('draws %s as an opaque square of %d px', async (name, size) => {
  const image = sharp(icons.get(name));
  const { width, height } = await image.metadata();
  expect([width, height]).toEqual([size, size]);
  expect((await image.stats()).isOpaque).toBe(true);
});

it('keeps the maskable mark inside the safe zone', async () => {
  const { data, info } = await sharp(icons.get('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).toString('hex');
  const reaches = Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter((pixel) => data.subarray(pixel * 3, pixel * 3 + 3).toString('hex') !== ground)
    .map((pixel) => Math.hypot((pixel % info.width) - 256, Math.floor(pixel / info.width) - 256));
  expect(Math.max(...reaches)).toBeLessThan(0.4 * info.width);
});

it('puts a 32 px picture into favicon.ico', async () => {
  const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
});

it('lets the favicon follow the theme of the browser', () => {
  expect(icons.get('favicon.svg')?.toString()).toContain('prefers-color-scheme:dark');
});
