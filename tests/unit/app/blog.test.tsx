/** @jest-environment node */
import { rmSync } from 'node:fs';
import { readTags } from '@/scripts/shared/tags';
import { copySite, post, writePost } from '../content/check-site';

let site: string;

async function openBlog(count: number) {
  for (let id = 1; id <= count; id += 1) {
    const date = new Date(Date.UTC(2026, 0, id)).toISOString().slice(0, 10);
    const draft = id === count ? { draft: 'true' } : {};
    writePost(
      site,
      `${id}-bins.mdx`,
      post(id, 'Text.', { image: 'blog-implementation', date, ...draft }),
    );
  }
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { BlogListPage } = await import('@/app/blogs/blog-list-page');
  const { generateStaticParams, generateMetadata } = await import('@/app/blogs/[...path]/page');
  return {
    list: (number: number) => renderToStaticMarkup(<BlogListPage number={number} />),
    paths: generateStaticParams().map((params) => params.path.join('/')),
    metadataOf: (...parts: string[]) =>
      generateMetadata({
        params: Promise.resolve({ path: parts }),
        searchParams: Promise.resolve({}),
      }),
  };
}

const linksIn = (html: string) =>
  readTags(html)
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes);

const postsOf = (html: string): number[] =>
  linksIn(html).flatMap((link) => {
    const id = /^\/blogs\/(\d+)$/.exec(link.get('href') ?? '')?.[1];
    return id === undefined ? [] : Number(id);
  });

beforeEach(() => {
  site = copySite([]);
  jest.spyOn(process, 'cwd').mockReturnValue(site);
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

it('a blog of 27 posts and a draft has three pages of twelve, newest first, and none for the draft', async () => {
  const { list, metadataOf, paths } = await openBlog(28);
  const numbers = Array.from({ length: 27 }, (_, index) => String(index + 1));
  expect(paths.toSorted()).toEqual([...numbers, 'page/2', 'page/3'].toSorted());
  const pages = [1, 2, 3].map((number) => postsOf(list(number)));
  expect(pages.map(({ length }) => length)).toEqual([12, 12, 3]);
  expect(pages.flat()).toEqual(Array.from({ length: 27 }, (_, index) => 27 - index));

  // The second page leads to its neighbours, and is told apart in its title and address.
  const linkWith = (name: string, value: string) =>
    linksIn(list(2)).find((link) => link.get(name) === value);
  expect(linkWith('rel', 'prev')?.get('href')).toBe('/blogs');
  expect(linkWith('rel', 'next')?.get('href')).toBe('/blogs/page/3');
  expect(linkWith('aria-label', 'Page 2')?.get('aria-current')).toBe('page');
  expect(list(1)).not.toContain('rel="prev"');
  expect(list(3)).not.toContain('rel="next"');
  const metadata = await metadataOf('page', '2');
  expect(JSON.stringify(metadata.title)).toContain('page 2');
  expect(JSON.stringify(metadata.alternates)).toContain('/blogs/page/2"');
});

it('a blog of twelve posts has one page and no way through pages', async () => {
  const { list, paths } = await openBlog(13);
  expect(paths.filter((name) => name.startsWith('page'))).toEqual([]);
  expect(list(1)).not.toContain('Pages of the blog');
});
