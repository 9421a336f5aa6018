import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type SitePath, postPath } from '../../lib/routes';
import { buildDay } from './build-day';
import { readFrontMatter } from './front-matter';
import { readText } from './read-text';
import type { Referrer } from './references';
import { type ContentMistake, type Place, mistakesOf } from '../schema/define';
import { day, related as relatedSchema } from '../schema/parts';
import { type PostMatter, postSchema } from '../schema/post';
import { wordsIn } from './word-count';

export type Post = PostMatter & {
  readonly file: string;
  readonly path: SitePath;
  readonly words: number;
  /** Its author and date: the company's own, a sample, or not shown. */
  readonly byline: 'real' | 'sample' | 'remove';
};

export interface PostSource extends Referrer {
  readonly id: number;
  readonly source: string;
}

export interface Blog {
  /** Newest first, drafts included. */
  readonly posts: Post[];
  readonly substitutes: Post[];
  readonly mistakes: ContentMistake[];
  readonly sources: PostSource[];
}

const FILE_NAME = /^([1-9]\d*)-[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;
/** No published post contains its text. */
export const POST_TEMPLATE = 'content/post-template.mdx';

const START: Place = { line: 1, column: 1 };

const fieldOf = (fields: unknown, name: string): unknown =>
  // Every object can be indexed by any key.
  typeof fields === 'object' && fields !== null
    ? (fields as Readonly<Record<string, unknown>>)[name]
    : undefined;

const idOf = (name: string): number => Number(FILE_NAME.exec(name)?.[1] ?? 0);

const postOf = (matter: PostMatter, file: string, body: string): Post => ({
  ...matter,
  file,
  path: postPath(matter.id),
  words: wordsIn(body),
  byline: 'real',
});

/** The right fields, and what can stand for the others. */
function substituteFor(id: number, fields: unknown): PostMatter {
  const { error } = postSchema.safeParse(fields);
  const wrong = new Set(error?.issues.map(({ path: [field] }) => field));
  const right = Object.keys(postSchema.shape).filter(
    (field) => !wrong.has(field) && field !== 'updated' && fieldOf(fields, field) !== undefined,
  );
  return postSchema.parse({
    title: `Post ${id}, which has a mistake`,
    author: 'Unknown',
    date: buildDay(),
    excerpt: 'The facts of this post have a mistake. Its page in the preview says which one it is.',
    image: 'blog-implementation',
    ...Object.fromEntries(right.map((field) => [field, fieldOf(fields, field)])),
    id,
    draft: true,
  });
}

const titleKey = (title: string): string => title.trim().toLowerCase().split(/\s+/).join(' ');

function problemOfName(name: string, isFile: boolean, nextId: number): string | undefined {
  if (!isFile) return 'is a folder; posts have none: move its files out or remove it';
  if (idOf(name) > 0) return undefined;
  if (name.toLowerCase().endsWith('.mdx')) {
    return `is not <id>-<slug>.mdx in small letters; rename it, such as ${nextId}-month-end.mdx`;
  }
  return name.toLowerCase().endsWith('.md')
    ? `ends with .md, which is not published; rename it, such as ${nextId}-month-end.mdx`
    : 'is no post; move it out of this folder or remove it';
}

export function blogVersion(folder = 'content/blog'): string {
  const full = path.join(process.cwd(), folder);
  return readdirSync(full)
    .map((name) => `${name} ${statSync(path.join(full, name)).mtimeMs}`)
    .join('\n');
}

export function readBlog(folder = 'content/blog'): Blog {
  const blog: Blog = { posts: [], substitutes: [], mistakes: [], sources: [] };
  const template = readFrontMatter(readText(POST_TEMPLATE) ?? '');
  const entries = readdirSync(path.join(process.cwd(), folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const byId = new Map<number, string>();
  const byTitle = new Map<string, string>();
  const nextId = Math.max(0, ...entries.map(({ name }) => idOf(name))) + 1;

  for (const entry of entries) {
    const { name } = entry;
    const file = `${folder}/${name}`;
    const report = (field: string, problem: string, place: Place = START) => {
      blog.mistakes.push({ file, place, field, problem });
    };
    const wrongName = problemOfName(name, !entry.isDirectory(), nextId);
    if (wrongName !== undefined) {
      report('the file name', wrongName);
      continue;
    }
    const id = idOf(name);
    const source = readText(file);
    if (source === undefined) {
      report('the file', 'is not saved as UTF-8; save it again with the encoding UTF-8');
      continue;
    }
    const matter = readFrontMatter(source);
    if (Array.isArray(matter)) {
      for (const { place, problem } of matter) report('the front matter', problem, place);
      blog.substitutes.push(postOf(substituteFor(id, {}), name, source));
      blog.sources.push({ file, id, source, related: relatedSchema.parse(undefined) });
      continue;
    }
    const { fields, placeOf, body } = matter;
    const idPlace = placeOf(['id']);

    const written = fieldOf(fields, 'id');
    if (typeof written === 'number' && written !== id) {
      report('id', `is ${written}, but the file name says ${id}; make them agree`, idPlace);
    }
    const other = byId.get(id);
    if (other === undefined) byId.set(id, name);
    else report('id', `is ${id}, which ${other} has too; take the next free, ${nextId}`, idPlace);

    const title = fieldOf(fields, 'title');
    if (typeof title === 'string') {
      const twin = byTitle.get(titleKey(title));
      if (twin === undefined) byTitle.set(titleKey(title), name);
      else report('title', `is that of ${twin} too; write another`, placeOf(['title']));
    }

    const draft = fieldOf(fields, 'draft') === true;
    if (!draft && !Array.isArray(template)) {
      for (const field of ['excerpt', 'imageAlt']) {
        if (fieldOf(fields, field) !== fieldOf(template.fields, field)) continue;
        report(field, 'is still that of the template; write your own', placeOf([field]));
      }
    }
    const result = postSchema.safeParse(fields, { reportInput: true });
    if (result.success) {
      blog.posts.push(postOf(result.data, name, body));
    } else {
      blog.substitutes.push(postOf(substituteFor(id, fields), name, body));
      blog.mistakes.push(...mistakesOf(file, result.error, placeOf));
    }

    const date = day.safeParse(fieldOf(fields, 'date'));
    const related = relatedSchema.safeParse(fieldOf(fields, 'related'));
    blog.sources.push({
      file,
      id,
      draft,
      date: date.success ? date.data : undefined,
      source,
      placeOf,
      related: related.success ? related.data : relatedSchema.parse(undefined),
    });
  }
  blog.posts.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  return blog;
}
