import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ContentMistake, keepMistakes, mistakeLine } from '@/content/schema/define';
import { splitFrontMatter } from '@/content/read/front-matter';
import { isPublished } from '@/content/read/publication';
import { POST_TEMPLATE, type PostSource, readBlog } from '@/content/read/posts';
import { LEGAL_SLUGS, readLegalSource } from '@/content/read/legal';
import { readText } from '@/content/read/read-text';
import { ANCHORS, legalPath, postPath } from '@/lib/routes';
import { filesBelow } from '../shared/files-below';
import { root } from '../shared/steps';
import { type ParsedText, parseText } from './mdx-tree';
import { type LinkTarget, anchorsIn, mistakesInText, passagesOf } from './text-mistakes';

export interface ComingPost {
  readonly file: string;
  readonly date: string;
}

export interface ContentReport {
  readonly mistakes: readonly ContentMistake[];
  readonly coming: readonly ComingPost[];
  readonly drafts: readonly string[];
  readonly published: number;
}

type Parsed = ReadonlyMap<string, ParsedText>;

const typedFiles = (): string[] =>
  filesBelow(path.join(root, 'content'))
    // What is made of all entries needs the posts.
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts' && !name.startsWith('site'))
    .map((name) => `content/${name}`);

const isContentError = (error: unknown): error is { mistakes: readonly ContentMistake[] } =>
  error instanceof Error && error.name === 'ContentError' && 'mistakes' in error;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(root, '');

/** Such as a missing comma. */
const syntaxMistakes = (error: unknown): ContentMistake[] =>
  [...messageOf(error).matchAll(/^\/?(content\/.+?):(\d+):(\d+): ERROR: (.*)$/gm)].map(
    ([, file = '', line, column, reason = '']) => ({
      file,
      place: { line: Number(line), column: Number(column) + 1 },
      field: 'the file',
      problem: `cannot be read: ${reason}; correct the quotes, commas and brackets here or above`,
    }),
  );

async function placed(mistakes: readonly ContentMistake[]): Promise<ContentMistake[]> {
  const { placeInCode } = await import('./place-in-code');
  return mistakes.map((mistake) => {
    const { file, place, at } = mistake;
    if (place || !at || !file.endsWith('.ts')) return mistake;
    return { ...mistake, place: placeInCode(readFileSync(path.join(root, file), 'utf8'), at) };
  });
}

async function mistakesOfTypedFiles(): Promise<ContentMistake[]> {
  const kept = keepMistakes();
  const thrown: ContentMistake[] = [];
  const others = new Map<string, ContentMistake>();
  for (const file of typedFiles()) {
    try {
      await import(pathToFileURL(path.join(root, file)).href);
    } catch (error) {
      const found = isContentError(error) ? error.mistakes : syntaxMistakes(error);
      thrown.push(...found);
      const reason = messageOf(error).replaceAll(/\s+/g, ' ').trim();
      others.set(reason, { file, field: 'the file', problem: `cannot be read: ${reason}` });
    }
  }
  // A file that imports a wrong one fails for the same reason.
  const found = new Map([...kept, ...thrown].map((mistake) => [mistakeLine(mistake), mistake]));
  if (found.size === 0) return [...others.values()];
  return placed([...found.values()]);
}

/** With the anchors that do not change with the layout. */
async function pagesOfEntries(): Promise<Map<string, LinkTarget>> {
  const [{ services, products }, { buildPages }, { itemAnchor }, { blockAnchor }] =
    await Promise.all([
      import('@/content/entries'),
      import('@/content/registry'),
      import('@/lib/item-anchor'),
      import('@/lib/folded'),
    ]);
  const named = Object.values(ANCHORS).map((anchor) => anchor.split('#'));
  const pages = new Map<string, LinkTarget>(
    buildPages([]).map(({ path: address }) => {
      const ids = named.flatMap(([page, id = '']) => (page === address ? [id] : []));
      return [address, { anchors: new Set(ids) }];
    }),
  );
  for (const { path: address, sections } of [...services, ...products]) {
    const items = sections.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => {
        if (block.type === 'accordion') return block.items.map((item) => itemAnchor(id, item));
        return blockAnchor(id, block) ?? [];
      }),
    );
    pages.set(address, { anchors: new Set([...sections.map(({ id }) => id), ...items]) });
  }
  return pages;
}

const pagesOfPosts = (posts: readonly PostSource[], parsed: Parsed): [string, LinkTarget][] =>
  posts.map(({ file, id, draft, date }) => {
    const text = parsed.get(file);
    return [postPath(id), { draft, date, anchors: text && anchorsIn(text.root) }];
  });

function compare(a: ContentMistake, b: ContentMistake): number {
  return (
    a.file.localeCompare(b.file, 'en', { numeric: true }) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0)
  );
}

/** Runs no code but our typed files. */
export async function checkContent(today: string): Promise<ContentReport> {
  const typed = await mistakesOfTypedFiles();
  const blog = readBlog();
  const legal = LEGAL_SLUGS.map((slug) => readLegalSource(slug));
  const parsed: Parsed = new Map(
    [...blog.sources, ...legal].flatMap(({ file, source }) => {
      // Its text stays unread, which is a mistake already.
      const isUnclosed = source.startsWith('---') && 'problem' in splitFrontMatter(source);
      return isUnclosed ? [] : [[file, parseText(source)]];
    }),
  );

  let pages: Map<string, LinkTarget> | undefined;
  let dangling: ContentMistake[] = [];
  if (typed.length === 0) {
    const { danglingReferences } = await import('@/content/read/dangling');
    const { mistakesOfLists } = await import('@/content/read/listed');
    dangling = [...danglingReferences(blog.sources, today), ...mistakesOfLists()];
    pages = await pagesOfEntries();
    for (const [address, target] of pagesOfPosts(blog.sources, parsed)) pages.set(address, target);
    LEGAL_SLUGS.forEach((slug, index) => {
      const text = parsed.get(legal[index]?.file ?? '');
      pages?.set(legalPath(slug), { anchors: text && anchorsIn(text.root) });
    });
  }
  const domain = typed.length === 0 ? (await import('@/content/company')).company.domain : '';
  const template = parseText(readText(POST_TEMPLATE) ?? '');
  const templateWords = new Set([...passagesOf(template.root)].map(({ words }) => words));
  const rules = { pages, domain, today };
  const inTexts = [
    ...blog.sources.flatMap((post) => {
      const text = parsed.get(post.file);
      const own = { ...rules, isLegal: false, templateWords };
      return text ? mistakesInText({ ...post, parsed: text }, own) : [];
    }),
    ...legal.flatMap(({ file, source, mistakes }) => {
      const text = parsed.get(file);
      const own = { ...rules, isLegal: true, templateWords: new Set<string>() };
      return [...mistakes, ...(text ? mistakesInText({ file, source, parsed: text }, own) : [])];
    }),
  ];
  const inFolder = ({ file }: { readonly file: string }) => `content/blog/${file}`;
  return {
    mistakes: [...typed, ...blog.mistakes, ...dangling, ...inTexts].sort(compare),
    coming: blog.posts
      .filter((post) => !post.draft && !isPublished(post, today))
      .map((post) => ({ file: inFolder(post), date: post.date })),
    drafts: blog.posts.filter(({ draft }) => draft).map(inFolder),
    published: blog.posts.filter((post) => isPublished(post, today)).length,
  };
}
