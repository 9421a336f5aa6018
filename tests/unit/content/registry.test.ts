/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  cardPageOf,
  courses,
  crumbsOf,
  industries,
  jobs,
  listedProducts,
  listedServices,
  navigation,
  pageAt,
  pages,
  posts,
} from '@/content';
import { type Page, SECTIONS, buildPages } from '@/content/registry';

const paths = (of: readonly Page[]): string[] => of.map(({ path: page }) => page);

function pagesWithPosts(count: number): readonly Page[] {
  const [post] = posts();
  if (!post) throw new Error('the blog has no post');
  return buildPages(
    Array.from({ length: count }, (_, index) => ({
      ...post,
      path: `/blogs/${index + 1}` as const,
    })),
  );
}

describe('the registry of pages', () => {
  it('gives every page but home a parent that exists', () => {
    const known = [...SECTIONS, ...pages()].map((place) => place.path);
    expect(pages().filter(({ parent }) => parent === undefined)).toEqual([pageAt('/')]);
    for (const { parent } of [...SECTIONS, ...pages()].slice(1)) {
      if (parent !== undefined) expect(known).toContain(parent);
    }
  });

  it('has the further pages of the list of posts, which no search engine is told of', () => {
    const built = pagesWithPosts(25);
    const further = built.filter(({ isPublic }) => !isPublic);
    expect(paths(further)).toEqual(['/blogs/page/2', '/blogs/page/3']);
    expect(further.map(({ parent }) => parent)).toEqual(['/blogs', '/blogs']);
    expect(further.map(cardPageOf)).toEqual([pageAt('/blogs'), pageAt('/blogs')]);
  });

  it('stops the build at an address that is no page', () => {
    expect(() => pageAt('/nowhere')).toThrow('There is no page at /nowhere; write the path');
    expect(() => crumbsOf('/#nowhere')).toThrow('There is no page at /#nowhere');
  });
});

async function pathsOfRoutes(): Promise<string[]> {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx');
  const exported = files.map(async (parts) => {
    const folders = parts.slice(0, -1).filter((part) => !part.startsWith('('));
    if (!folders.some((folder) => folder.startsWith('['))) return [`/${folders.join('/')}`];
    const { generateStaticParams } = (await import(path.resolve('app', ...parts))) as {
      generateStaticParams: () => Record<string, string | string[]>[];
    };
    return generateStaticParams().map((params) => {
      const filled = folders.flatMap((folder) => {
        const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(folder)?.[1];
        return name === undefined ? [folder] : [params[name] ?? ''].flat().map(encodeURIComponent);
      });
      return `/${filled.join('/')}`;
    });
  });
  return (await Promise.all(exported)).flat();
}

it('the routes export the pages of the registry and no other', async () => {
  expect((await pathsOfRoutes()).toSorted()).toEqual(paths(pages()).toSorted());
});

describe('breadcrumbs', () => {
  it.each([
    ['/', ['Home /']],
    ['/about-us', ['Home /', 'About us /about-us']],
    ['/enquiry', ['Home /', 'Enquiry /enquiry']],
    ['/privacy-policy', ['Home /', 'Privacy policy /privacy-policy']],
    [
      '/services/nav-details',
      ['Home /', 'Services /services', 'Dynamics NAV /services/nav-details'],
    ],
    ['/services/hrms-details', ['Home /', 'Products /products', 'HRMS /services/hrms-details']],
    [
      '/courses/azure-details',
      ['Home /', 'Ed. Tech /ed-tech', 'Microsoft Azure /courses/azure-details'],
    ],
    ['/mining', ['Home /', 'Industries /#industries', 'Mining /mining']],
    ...jobs
      .slice(0, 1)
      .map(({ title, path: to }): [string, string[]] => [
        to,
        ['Home /', 'Career /career', `${title} ${to}`],
      ]),
  ])('of %s', (address, expected) => {
    expect(crumbsOf(address).map(({ name, path: to }) => `${name} ${to}`)).toEqual(expected);
  });
});

describe('the links of the menus and texts', () => {
  it('name the pages below Services, Products, Ed. Tech and Industries', () => {
    expect(navigation.map(({ label, group }) => [label, group?.links.length])).toEqual([
      ['Services', listedServices.length],
      ['Products', listedProducts.length],
      ['Ed. Tech', courses.length],
      ['Industries', industries.length],
      ['Blogs', undefined],
      ['Career', undefined],
      ['About', undefined],
      ['Contact', undefined],
    ]);
  });
});
