/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST_TEMPLATE, readBlog } from '@/content/read/posts';
import { ContentError } from '@/content/schema/define';

const repository = process.cwd();
let site: string;

const right = {
  id: '8',
  title: "'Cycle counts: ten bins a day'",
  author: 'ERP practice team',
  date: '2026-12-08',
  excerpt: 'Counting ten bins each morning finds what the yearly count hides, and why.',
  image: 'blog-iot',
  imageAlt: 'A shelf of ten bins, one drawn forward.',
};

type Fields = Record<string, string | undefined>;

const EMPTY: Fields = Object.fromEntries(Object.keys(right).map((field) => [field, undefined]));

function write(name: string, changes: Fields = {}, body = 'Text.'): void {
  const title = `'Cycle counts: ${name}'`;
  const fields = Object.entries<string | undefined>({ ...right, title, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value ?? ''}`);
  writeFileSync(
    path.join(site, 'content/blog', name),
    ['---', ...fields, '---', '', body, ''].join('\n'),
  );
}

function message(): string[] {
  const { mistakes } = readBlog();
  return mistakes.length === 0 ? [] : new ContentError(mistakes).message.split('\n');
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'posts-'));
  mkdirSync(path.join(site, 'content/blog'), { recursive: true });
  mkdirSync(path.join(site, 'public/art'), { recursive: true });
  cpSync(POST_TEMPLATE, path.join(site, POST_TEMPLATE));
  for (const name of ['blog-iot', 'blog-implementation']) {
    writeFileSync(path.join(site, `public/art/${name}.svg`), '<svg viewBox="0 0 1 1"></svg>');
  }
  jest.spyOn(process, 'cwd').mockReturnValue(site);
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

describe('a post without a mistake', () => {
  it('is read with its file and its words', () => {
    write('8-cycle-counts.mdx', {}, 'Ten bins, [two people](/career), no card.');
    expect(readBlog()).toMatchObject({
      mistakes: [],
      posts: [{ id: 8, date: '2026-12-08', file: '8-cycle-counts.mdx', words: 6, draft: false }],
    });
  });

  it('stands before older posts, and before one of the same day with a lower number', () => {
    write('8-a.mdx', { date: '2026-01-05' });
    write('9-b.mdx', { id: '9', date: '2026-02-05' });
    write('10-c.mdx', { id: '10', date: '2026-01-05' });
    expect(readBlog().posts.map(({ id }) => id)).toEqual([9, 10, 8]);
  });

  it('may have line ends of Windows and a byte order mark', () => {
    const lines = ['---', ...Object.entries(right).map((pair) => pair.join(': ')), '---', 'Text.'];
    writeFileSync(
      path.join(site, 'content/blog/8-cycle-counts.mdx'),
      `\uFEFF${lines.join('\r\n')}`,
    );
    expect(message()).toEqual([]);
    expect(readBlog().posts).toMatchObject([{ id: 8, title: 'Cycle counts: ten bins a day' }]);
  });
});

describe('a mistake in the front matter is named with file, line, field and what would be right', () => {
  const file = 'content/blog/8-cycle-counts.mdx';

  it.each<[changes: Fields, expected: string]>([
    [{ id: '8.5' }, '2:1: id is 8.5, but the file name says 8'],
    [{ id: undefined }, '1:1: id is missing'],
    [{ id: '9' }, '2:1: id is 9, but the file name says 8'],
    [{ title: 'Counts' }, '3:1: title is too short (it has 6)'],
    [{ author: '' }, '4:1: author is empty'],
    [
      { date: '8 December 2026' },
      '5:1: date is "8 December 2026", which is no day of the calendar',
    ],
    [{ date: '2026-02-30' }, '5:1: date is "2026-02-30", which is no day of the calendar'],
    [{ date: '0226-12-08' }, '5:1: date is "0226-12-08", which is not in this century'],
    [{ updated: '2026-12-01' }, '9:1: updated is not after date'],
    [{ excerpt: 'x'.repeat(214) }, '6:1: excerpt is too long (it has 214)'],
    [
      { image: 'blog-stokc' },
      "7:1: image names the picture 'blog-stokc', but there is no public/art/blog-stokc.svg",
    ],
    [{ autor: 'ERP practice team' }, "9:1: the entry has the unknown field 'autor'"],
    [{ related: '\n  servces: [nav-details]' }, "10:3: related has the unknown field 'servces'"],
    [{ related: '\n  services: nav-details' }, '10:3: related.services is text'],
    [
      { related: '\n  services: [nav-details, web-details]\n  posts: [1, 7]' },
      '9:1: related names more than 3 pages in all; name the 3 that help most',
    ],
    [{ draft: 'yes' }, '9:1: draft is text'],
    [{ title: 'Cycle counts: ten bins a day' }, '3:8: the front matter has a colon in a text'],
    [
      { title: "'The store's bins'" },
      '3:19: the front matter has a quotation mark or sign that begins or ends a text too early',
    ],
    [{ draft: 'true\ndate: 2026-12-09' }, '10:1: the front matter has a field twice'],
    [{ author: '*practice' }, '4:9: the front matter has a text that begins with *'],
    [{ related: '\n\tservices: [nav-details]' }, '10:1: the front matter is indented with a tab'],
    [EMPTY, '1:1: id is missing'],
  ])('%j: %s', (changes, expected) => {
    write('8-cycle-counts.mdx', changes);
    expect(message()[1]).toContain(`${file}:${expected}`);
  });

  it.each<[text: string | Uint8Array, expected: string]>([
    ['Text.\n', '1:1: the front matter is missing'],
    ['', '1:1: the front matter is missing'],
    ['\n---\nid: 8\n---\n', '1:1: the front matter begins below the first line'],
    ['---\nid: 8\n\nText.\n', '1:1: the front matter is not closed'],
    [Buffer.from('---\ntitle: caf\xe9\n---\n', 'latin1'), '1:1: the file is not saved as UTF-8'],
  ])('the text %j: %s', (text, expected) => {
    writeFileSync(path.join(site, file), text);
    expect(message()).toEqual([
      'A mistake in the content:',
      expect.stringContaining(`${file}:${expected}`),
    ]);
  });

  it.each<[name: string, expected: string]>([
    [
      'cycle-counts.mdx',
      'is not <id>-<slug>.mdx in small letters; rename it, such as 8-month-end.mdx',
    ],
    [
      '8-Cycle-Counts.mdx',
      'is not <id>-<slug>.mdx in small letters; rename it, such as 8-month-end.mdx',
    ],
    ['8-counts.MDX', 'is not <id>-<slug>.mdx in small letters; rename it, such as 8-month-end.mdx'],
    ['8-counts.md', 'ends with .md, which is not published; rename it, such as 8-month-end.mdx'],
    ['8-counts.docx', 'is no post; move it out of this folder or remove it'],
  ])('the name %s', (name, expected) => {
    write('7-month-end.mdx', { id: '7' });
    write(name);
    expect(message()).toEqual([
      'A mistake in the content:',
      `  content/blog/${name}:1:1: the file name ${expected}`,
    ]);
  });

  it('a folder among the posts, and no file of the system', () => {
    mkdirSync(path.join(site, 'content/blog/2026'));
    writeFileSync(path.join(site, 'content/blog/.DS_Store'), '');
    expect(message()).toEqual([
      'A mistake in the content:',
      '  content/blog/2026:1:1: the file name is a folder; posts have none: move its files out or remove it',
    ]);
  });

  it('a title that another post has', () => {
    write('8-bins.mdx', { title: "'Cycle counts: ten bins'" });
    write('9-cycle-counts.mdx', { id: '9', title: "'cycle counts:  Ten bins'" });
    expect(message()).toEqual([
      'A mistake in the content:',
      '  content/blog/9-cycle-counts.mdx:3:1: title is that of 8-bins.mdx too; write another',
    ]);
  });

  it('a number that another post has', () => {
    write('8-bins.mdx');
    write('8-cycle-counts.mdx');
    expect(message()).toEqual([
      'A mistake in the content:',
      `  ${file}:2:1: id is 8, which 8-bins.mdx has too; take the next free, 9`,
    ]);
  });

  it('another picture for post 1', () => {
    write('1-settle-first.mdx', { id: '1' });
    expect(message()).toEqual([
      'A mistake in the content:',
      '  content/blog/1-settle-first.mdx:7:1: image of post 1 is fixed; write blog-implementation',
    ]);
  });

  it('words of the template in a published post', () => {
    const template = {
      excerpt:
        'Say in one or two sentences what a reader can do at work after reading this, and what it spares them.',
      imageAlt: 'A loom with the first rows of a cloth on it and bare warp above them.',
    };
    write('8-cycle-counts.mdx', template);
    write('9-dispatch.mdx', { ...template, id: '9', draft: 'true' });
    expect(message()).toEqual([
      '2 mistakes in the content:',
      `  ${file}:6:1: excerpt is still that of the template; write your own`,
      `  ${file}:8:1: imageAlt is still that of the template; write your own`,
    ]);
  });
});

it('all mistakes of all files come in one message', () => {
  write('8-cycle-counts.mdx', { id: '9', title: 'Counts', date: '8 December', autor: 'x' });
  write('9-dispatch.mdx', { id: '9', image: 'blog-lorry', draft: 'true' });
  write('10-gate.mdx', { id: '10', title: 'A gate: and a pass' });
  expect(message()).toEqual([
    '6 mistakes in the content:',
    '  content/blog/8-cycle-counts.mdx:2:1: id is 9, but the file name says 8; make them agree',
    expect.stringContaining('8-cycle-counts.mdx:3:1: title is too short'),
    expect.stringContaining('8-cycle-counts.mdx:5:1: date is "8 December"'),
    expect.stringContaining("8-cycle-counts.mdx:9:1: the entry has the unknown field 'autor'"),
    expect.stringContaining("9-dispatch.mdx:7:1: image names the picture 'blog-lorry'"),
    expect.stringContaining('10-gate.mdx:3:8: the front matter has a colon'),
  ]);
});

describe('with the rest of the content', () => {
  const before = process.env;
  const env = { ...before, BUILD_DAY: '2026-12-01' };

  beforeEach(() => {
    rmSync(path.join(site, 'public'), { recursive: true });
    symlinkSync(path.join(repository, 'public'), path.join(site, 'public'));
    for (const folder of ['content/blog', 'content/legal']) {
      cpSync(path.join(repository, folder), path.join(site, folder), { recursive: true });
    }
  });
  afterEach(() => {
    process.env = before;
    env.BUILD_DAY = '2026-12-01';
  });

  const open = async (mode: 'production' | 'development') => {
    process.env = { ...env, NODE_ENV: mode };
    jest.resetModules();
    return import('@/content');
  };
  const failure = async () =>
    open('production').then(
      () => 'no mistake',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('names references to what does not exist with the other mistakes', async () => {
    write('808-cycle-counts.mdx', {
      id: '808',
      title: 'Counts',
      related: '\n  services: [nav-detials]\n  posts: [1, 99]',
    });
    expect((await failure()).split('\n')).toEqual([
      '3 mistakes in the content:',
      expect.stringContaining('808-cycle-counts.mdx:3:1: title is too short'),
      expect.stringContaining(
        "8-cycle-counts.mdx:10:14: related.services[0] names 'nav-detials', which does not exist; choose one of nav-details, ",
      ),
      expect.stringContaining(
        "808-cycle-counts.mdx:11:14: related.posts[1] names '99', which does",
      ),
    ]);
  });

  it('lets no published post name a draft, nor a post of a later day', async () => {
    write('808-draft.mdx', { id: '808', draft: 'true', related: '\n  posts: [809]' });
    write('809-other-draft.mdx', { id: '809', draft: 'true' });
    write('810-published.mdx', { id: '810', related: '\n  posts: [808]' });
    write('811-later.mdx', { id: '811', date: '2026-12-09', related: '\n  posts: [810]' });
    write('812-before.mdx', { id: '812', related: '\n  posts: [811]' });
    expect((await failure()).split('\n')).toEqual([
      '2 mistakes in the content:',
      "  content/blog/810-published.mdx:10:11: related.posts[0] names '808', which is a draft; publish that post first or leave it out",
      "  content/blog/812-before.mdx:10:11: related.posts[0] names '811', which is published on 2026-12-09; name it from that day on or leave it out",
    ]);
  });

  it('publishes a post from its day on and no draft, and shows both before while writing', async () => {
    write('808-coming.mdx', { id: '808', date: '2026-12-08' });
    write('809-draft.mdx', { id: '809', draft: 'true' });
    const idsOn = async (day: string, mode: 'production' | 'development') => {
      env.BUILD_DAY = day;
      const ids = (await open(mode)).posts().map(({ id }) => id);
      return ids.filter((id) => id > 800);
    };
    expect(await idsOn('2026-12-07', 'production')).toEqual([]);
    expect(await idsOn('2026-12-08', 'production')).toEqual([808]);
    expect(await idsOn('2026-12-07', 'development')).toEqual([809, 808]);
  });

  it('shows a post with a mistake while writing, with substitutes for what is wrong', async () => {
    write('808-cycle-counts.mdx', { id: '808', date: '8 December', autor: 'x' });
    write('809-gate.mdx', { id: '809', title: 'A gate: and a pass' });
    write('810-second.mdx', { id: '1' });
    const { findPost, pageAt } = await open('development');
    expect(findPost(808)).toMatchObject({
      title: 'Cycle counts: 808-cycle-counts.mdx',
      date: '2026-12-01',
      draft: true,
    });
    expect(pageAt('/blogs/809').name).toBe('Post 809, which has a mistake');
  });

  it('notices while writing that a post was added, changed or deleted', async () => {
    const { pages, posts } = await open('development');
    const before = posts();
    expect(posts()).toBe(before);
    write('808-cycle-counts.mdx', { id: '808' });
    expect(posts()).toHaveLength(before.length + 1);
    expect(pages().map(({ path: address }) => address)).toContain('/blogs/808');
    rmSync(path.join(site, 'content/blog/808-cycle-counts.mdx'));
    expect(posts()).toEqual(before);
  });
});
