import { PITCH } from '../src/kit/threads';
import { productPages } from '../src/pictures/products/product-pages';
import { serviceBanners } from '../src/pictures/services/banners';
import {
  RECORD,
  RECORD_LINE,
  SMALL,
  SMALL_LINE,
  WIDE,
  WIDE_LINE,
} from '../src/pictures/services/frame';
import { edgesOf } from './drawn';

const pictures = [...serviceBanners, ...productPages];
/** From the foot of a picture, by its width. */
const lifts = new Map<number, number>([
  [WIDE.width, WIDE.height - WIDE_LINE],
  [SMALL.width, SMALL.height - SMALL_LINE],
  [RECORD.width, RECORD.height - RECORD_LINE],
]);

describe('the pictures of service and product pages', () => {
  it('each have a drawing of its own for small screens', () => {
    const names = pictures.map(({ name }) => name);
    const wide = pictures.filter(({ width }) => width !== SMALL.width);
    const without = wide.filter(({ name }) => !names.includes(`${name}-small`));
    // Only a share card shows it.
    expect(without.map(({ name }) => name)).toEqual(['service-vms']);
  });

  it.each(pictures.map((picture) => ({ picture })))(
    '$picture.name lets three threads in and out on the line of its size',
    async ({ picture }) => {
      const threadLine = picture.height - (lifts.get(picture.width) ?? 0);
      const [left, right] = (await edgesOf(picture)).map((colors) =>
        [-PITCH, 0, PITCH].map((offset) => colors[threadLine + offset]),
      );
      expect(new Set(left).size).toBe(3);
      expect(right).toEqual(left);
    },
  );
});
