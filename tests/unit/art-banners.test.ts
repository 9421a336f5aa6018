/** @jest-environment node */
import sharp from 'sharp';
import { toSvg } from '@/art/kit/svg';
import { loadTypefaces, type Typefaces } from '@/art/kit/text';
import { PITCH } from '@/art/kit/threads';
import { productPages } from '@/art/pictures/products/product-pages';
import { serviceBanners } from '@/art/pictures/services/banners';
import {
  RECORD,
  RECORD_LINE,
  SMALL,
  SMALL_LINE,
  WIDE,
  WIDE_LINE,
} from '@/art/pictures/services/frame';

let typefaces: Typefaces;

beforeAll(async () => {
  typefaces = await loadTypefaces();
});

const pictures = [...serviceBanners, ...productPages];
const threadLines = new Map<number, number>([
  [WIDE.width, WIDE_LINE],
  [SMALL.width, SMALL_LINE],
  [RECORD.width, RECORD_LINE],
]);

describe('the pictures of service and product pages', () => {
  it('each have a drawing of its own for small screens', () => {
    const names = pictures.map(({ name }) => name);
    const wide = pictures.filter(({ width }) => width !== SMALL.width);
    expect(wide).toHaveLength(names.length / 2);
    expect(names).toEqual(expect.arrayContaining(wide.map(({ name }) => `${name}-small`)));
  });

  it.each(pictures.map((picture) => ({ picture })))(
    '$picture.name lets three threads in and out on the line of its size',
    async ({ picture }) => {
      const { data, info } = await sharp(Buffer.from(toSvg(picture, typefaces)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const threadLine = threadLines.get(picture.width) ?? 0;
      const threadsAt = (x: number) =>
        [-PITCH, 0, PITCH].map((offset) => {
          const start = ((threadLine + offset) * info.width + x) * 3;
          return data.subarray(start, start + 3).toString('hex');
        });
      const left = threadsAt(0);
      expect(new Set(left).size).toBe(3);
      expect(threadsAt(info.width - 1)).toEqual(left);
    },
  );
});
