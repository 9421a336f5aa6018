/** @jest-environment node */
import sitemap from '@/app/sitemap';
import { pages } from '@/content';

it('the sitemap names every page but the further ones of the list of posts', () => {
  const further = /^\/blogs\/page\//;
  expect(sitemap().map(({ url }) => new URL(url).pathname)).toEqual(
    pages().flatMap(({ path }) => (further.test(path) ? [] : [path])),
  );
});
