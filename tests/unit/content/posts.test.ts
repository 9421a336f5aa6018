/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST_TEMPLATE, readBlog } from '@/content/posts';
import { ContentError } from '@/content/schema/define';

const repository = process.cwd();
let site: string;

/** The front matter of a post without a mistake. */
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

/** Writes a post; `undefined` leaves a field out. */
function write(name: string, changes: Fields = {}, body = 'Text.'): void {
  const fields = Object.entries<string | undefined>({ ...right, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value ?? ''}`);
  writeFileSync(
    path.join(site, 'content/blog', name),
    ['---', ...fields, '---', '', body, ''].join('\n'),
  );
}

/** The lines of the message that an editor sees. */
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

  it('may have Windows line ends', () => {
    const lines = ['---', ...Object.entries(right).map((pair) => pair.join(': ')), '---', 'Text.'];
    writeFileSync(path.join(site, 'content/blog/8-cycle-counts.mdx'), lines.join('\r\n'));
    expect(message()).toEqual([]);
  });
});

describe('a mistake in the front matter is named with file, line, field and what would be right', () => {
  const file = 'content/blog/8-cycle-counts.mdx';

  it.each<[what: string, changes: Fields, expected: string]>([
    ['a number in words', { id: 'eight' }, `${file}:2: id is text; write a number`],
    [
      'a broken number',
      { id: '8.5' },
      `${file}:2: id is 8.5, but the file name says 8; make them agree`,
    ],
    ['no number', { id: undefined }, `${file}: id is missing; write a number`],
    [
      'a number unlike the file name',
      { id: '9' },
      `${file}:2: id is 9, but the file name says 8; make them agree`,
    ],
    [
      'a short title',
      { title: 'Counts' },
      `${file}:3: title is too short (it has 6); it needs at least 10 characters`,
    ],
    ['an empty author', { author: '' }, `${file}:4: author is empty; write text`],
    [
      'a date in words',
      { date: '8 December 2026' },
      `${file}:5: date is "8 December 2026", which is no day of the calendar; write it as 2026-01-31`,
    ],
    [
      'a date that does not exist',
      { date: '2026-02-30' },
      `${file}:5: date is "2026-02-30", which is no day of the calendar; write it as 2026-01-31`,
    ],
    ['no date', { date: undefined }, `${file}: date is missing; write it as 2026-01-31`],
    [
      'a change before publication',
      { updated: '2026-12-01' },
      `${file}:9: updated is not after date; correct it or leave it out`,
    ],
    [
      'a long excerpt',
      { excerpt: 'x'.repeat(214) },
      `${file}:6: excerpt is too long (it has 214); it may have at most 200 characters`,
    ],
    [
      'a missing picture',
      { image: 'blog-stokc' },
      `${file}:7: image names the picture 'blog-stokc', but there is no public/art/blog-stokc.svg; draw it in art/pictures and run npm run art, or correct the name`,
    ],
    [
      'an unknown field',
      { autor: 'ERP practice team' },
      `${file}:9: the entry has the unknown field 'autor'; remove it or correct its spelling`,
    ],
    [
      'an unknown kind of reference',
      { related: '\n  servces: [nav-details]' },
      `${file}:10: related has the unknown field 'servces'; remove it or correct its spelling`,
    ],
    [
      'one reference where a list belongs',
      { related: '\n  services: nav-details' },
      `${file}:10: related.services is text; write a list such as [one, two]`,
    ],
    ['yes in place of true', { draft: 'yes' }, `${file}:9: draft is text; write true or false`],
    [
      'a colon in a text without quotes',
      { title: 'Cycle counts: ten bins a day' },
      `${file}:3: the front matter has a colon in a text; put the text in quotes`,
    ],
    [
      'a straight apostrophe in quotes',
      { title: "'The store's bins'" },
      `${file}:3: the front matter has a quotation mark or sign that begins or ends a text too early; put the text in quotes, with a curly ’ for the apostrophe`,
    ],
    [
      'a field twice',
      { draft: 'true\ndate: 2026-12-09' },
      `${file}:10: the front matter has a field twice; remove one of them`,
    ],
    [
      'a text that begins with a star',
      { author: '*practice' },
      `${file}:4: the front matter has a text that begins with *; put it in quotes`,
    ],
  ])('%s', (_what, changes, expected) => {
    write('8-cycle-counts.mdx', changes);
    expect(message()[1]?.trim()).toBe(expected);
  });

  it('a file without front matter', () => {
    writeFileSync(path.join(site, file), 'Text.\n');
    expect(message()).toEqual([
      'A mistake in the content:',
      `  ${file}:1: the front matter is missing; begin the file with a block between two lines of ---`,
    ]);
  });

  it('a file name without a number', () => {
    write('7-month-end.mdx', { id: '7' });
    write('cycle-counts.mdx');
    expect(message()).toEqual([
      'A mistake in the content:',
      '  content/blog/cycle-counts.mdx: the file name is not <id>-<slug>.mdx; rename it, such as 8-month-end.mdx',
    ]);
  });

  it('a number that another post has', () => {
    write('8-bins.mdx');
    write('8-cycle-counts.mdx');
    expect(message()).toEqual([
      'A mistake in the content:',
      `  ${file}:2: id is 8, which 8-bins.mdx has too; take the next free, 9`,
    ]);
  });

  it('another picture for post 1', () => {
    write('1-settle-first.mdx', { id: '1' });
    expect(message()).toEqual([
      'A mistake in the content:',
      '  content/blog/1-settle-first.mdx:7: image of post 1 is fixed; write blog-implementation',
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
      `  ${file}:6: excerpt is still that of the template; write your own`,
      `  ${file}:8: imageAlt is still that of the template; write your own`,
    ]);
  });
});

it('all mistakes of all files come in one message', () => {
  write('8-cycle-counts.mdx', { id: '9', title: 'Counts', date: '8 December', autor: 'x' });
  write('9-dispatch.mdx', { id: '9', image: 'blog-lorry', draft: 'true' });
  write('10-gate.mdx', { id: '10', title: 'A gate: and a pass' });
  expect(message()).toEqual([
    '6 mistakes in the content:',
    '  content/blog/8-cycle-counts.mdx:2: id is 9, but the file name says 8; make them agree',
    expect.stringContaining('8-cycle-counts.mdx:3: title is too short'),
    expect.stringContaining('8-cycle-counts.mdx:5: date is "8 December"'),
    expect.stringContaining("8-cycle-counts.mdx:9: the entry has the unknown field 'autor'"),
    expect.stringContaining("9-dispatch.mdx:7: image names the picture 'blog-lorry'"),
    expect.stringContaining('10-gate.mdx:3: the front matter has a colon'),
  ]);
});

describe('with the rest of the content', () => {
  const env = { ...process.env };

  beforeEach(() => {
    rmSync(path.join(site, 'public'), { recursive: true });
    symlinkSync(path.join(repository, 'public'), path.join(site, 'public'));
    for (const folder of ['content/blog', 'content/legal']) {
      cpSync(path.join(repository, folder), path.join(site, folder), { recursive: true });
    }
  });
  afterEach(() => {
    process.env = env;
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

  it('names references to what does not exist and mistakes in the text with the others', async () => {
    write(
      '8-cycle-counts.mdx',
      { title: 'Counts', related: '\n  services: [nav-detials]\n  posts: [7, 99]' },
      'See [passes](/products/rgp-detials).',
    );
    expect((await failure()).split('\n')).toEqual([
      '4 mistakes in the content:',
      expect.stringContaining('8-cycle-counts.mdx:3: title is too short'),
      expect.stringContaining(
        "8-cycle-counts.mdx:10: related.services[0] names 'nav-detials', which does not exist; choose one of nav-details, ",
      ),
      "  content/blog/8-cycle-counts.mdx:11: related.posts[1] names '99', which does not exist; choose one of 1, 2, 3, 4, 5, 6, 7, 8",
      '  content/blog/8-cycle-counts.mdx:14: the text links to /products/rgp-detials, which is no page of this site; open the page and copy its address',
    ]);
  });

  it('lets no published post name or link to a draft', async () => {
    write('8-draft.mdx', { draft: 'true', related: '\n  posts: [9]' });
    write('9-other-draft.mdx', { id: '9', draft: 'true' });
    write('10-published.mdx', { id: '10', related: '\n  posts: [8]' }, '[Next](/blogs/8)');
    expect((await failure()).split('\n')).toEqual([
      '2 mistakes in the content:',
      "  content/blog/10-published.mdx:10: related.posts[0] names '8', which is a draft; publish that post first or leave it out",
      expect.stringContaining('10-published.mdx:13: the text links to /blogs/8'),
    ]);
  });

  it('shows drafts while writing and leaves them out of the built site', async () => {
    write('8-draft.mdx', { draft: 'true' });
    expect((await open('development')).posts.map(({ id }) => id)).toContain(8);
    expect((await open('production')).posts.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});
