/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samplePosts } from '@/scripts/measure/bench/sample-posts';
import { readTags } from '@/scripts/shared/tags';

const repository = process.cwd();
const real = readdirSync('content/blog').map((name) => ({
  name,
  text: readFileSync(path.join('content/blog', name), 'utf8'),
}));
let site: string;

/** The blog with this number of posts, the last of which is a draft, as in a build for visitors. */
async function openBlog(count: number) {
  const posts = samplePosts(real, count);
  for (const [index, { name, text }] of posts.entries()) {
    const draft = index === count - 1 ? 'draft: true\n' : '';
    const withDraft = text.replace(/^id: /m, `${draft}id: `);
    writeFileSync(path.join(site, 'content/blog', name), withDraft);
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

/** The attributes of the links in some HTML. */
const linksIn = (html: string) =>
  readTags(html)
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes);

/** The numbers of the posts in a list, in order. */
const postsOf = (html: string): number[] =>
  linksIn(html).flatMap((link) => {
    const id = /^\/blogs\/(\d+)$/.exec(link.get('href') ?? '')?.[1];
    return id === undefined ? [] : Number(id);
  });

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'blog-'));
  mkdirSync(path.join(site, 'content/blog'), { recursive: true });
  symlinkSync(path.join(repository, 'public'), path.join(site, 'public'));
  for (const name of ['content/post-template.mdx', 'content/data', 'content/legal']) {
    cpSync(path.join(repository, name), path.join(site, name), { recursive: true });
  }
  jest.spyOn(process, 'cwd').mockReturnValue(site);
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

describe('a blog of 27 posts and a draft', () => {
  it('has a page for each post and for each further twelve, none for the draft', async () => {
    const { paths } = await openBlog(28);
    const numbers = Array.from({ length: 27 }, (_, index) => String(index + 1));
    expect(paths.toSorted()).toEqual([...numbers, 'page/2', 'page/3'].toSorted());
  });

  it('shows each post on one page of the list, newest first, and the draft on none', async () => {
    const { list } = await openBlog(28);
    const pages = [1, 2, 3].map((number) => postsOf(list(number)));
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 3]);
    expect(pages[0]?.slice(0, 7)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const shown = pages.flat();
    expect(new Set(shown).size).toBe(27);
    expect(shown).not.toContain(28);
  });

  it('leads from the second page to the one before, which is /blogs, and to the one after', async () => {
    const { list } = await openBlog(28);
    const linkWith = (name: string, value: string) =>
      linksIn(list(2)).find((link) => link.get(name) === value);
    expect(linkWith('rel', 'prev')?.get('href')).toBe('/blogs');
    expect(linkWith('rel', 'next')?.get('href')).toBe('/blogs/page/3');
    expect(linkWith('aria-label', 'Page 2')?.get('aria-current')).toBe('page');
    expect(list(1)).not.toContain('rel="prev"');
    expect(list(3)).not.toContain('rel="next"');
  });

  it('tells the second page apart in its title and address', async () => {
    const { metadataOf } = await openBlog(28);
    const metadata = await metadataOf('page', '2');
    expect(JSON.stringify(metadata.title)).toContain('page 2');
    expect(JSON.stringify(metadata.alternates)).toContain('/blogs/page/2"');
  });
});

it('a blog of twelve posts has one page and no way through pages', async () => {
  const { list, paths } = await openBlog(13);
  expect(paths.filter((name) => name.startsWith('page'))).toEqual([]);
  expect(list(1)).not.toContain('Pages of the blog');
});
