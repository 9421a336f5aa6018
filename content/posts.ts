import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from './front-matter';
import { type PostText, wordsIn } from './post-text';
import type { Referrer } from './references';
import { type ContentMistake, mistakesOf } from './schema/define';
import { related as relatedSchema } from './schema/parts';
import { type PostMatter, postSchema } from './schema/post';

/** A blog post's front matter with the name of its file, without the body. */
export type Post = PostMatter & {
  readonly file: string;
  /** How many words the body has. */
  readonly words: number;
};

/** What lies in the posts' folder, with everything that is wrong in the front matter. */
export interface Blog {
  /** Newest first, drafts included. */
  readonly posts: Post[];
  readonly mistakes: ContentMistake[];
  /** For the checks that need the rest of the content; files with mistakes are among them. */
  readonly referrers: (Referrer & PostText & { readonly id: number })[];
}

const FILE_NAME = /^([1-9]\d*)-[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;
/** The file that `npm run new:post` copies; what it says stands in no published post. */
export const POST_TEMPLATE = 'content/post-template.mdx';

const readSource = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

const fieldOf = (fields: unknown, name: string): unknown =>
  // Any object may be asked for any key.
  typeof fields === 'object' && fields !== null
    ? (fields as Readonly<Record<string, unknown>>)[name]
    : undefined;

/**
 * Reads the front matter of all posts without compiling the bodies.
 *
 * @param folder the posts' folder from the project's root
 */
export function readBlog(folder = 'content/blog'): Blog {
  const blog: Blog = { posts: [], mistakes: [], referrers: [] };
  const template = readFrontMatter(readSource(POST_TEMPLATE));
  const names = readdirSync(path.join(process.cwd(), folder))
    .filter((name) => name.endsWith('.mdx'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const byId = new Map<number, string>();
  const idOf = (name: string): number => Number(FILE_NAME.exec(name)?.[1] ?? 0);
  const nextId = Math.max(0, ...names.map(idOf)) + 1;

  for (const name of names) {
    const file = `${folder}/${name}`;
    const report = (field: string, problem: string, line?: number) => {
      blog.mistakes.push({ file, line, field, problem });
    };
    const id = idOf(name);
    if (id === 0) {
      report('the file name', `is not <id>-<slug>.mdx; rename it, such as ${nextId}-month-end.mdx`);
      continue;
    }
    const matter = readFrontMatter(readSource(file));
    if (Array.isArray(matter)) {
      for (const { line, problem } of matter) report('the front matter', problem, line);
      continue;
    }
    const { fields, lineOf, body, bodyLine } = matter;
    const idLine = lineOf(['id']);

    const written = fieldOf(fields, 'id');
    if (typeof written === 'number' && written !== id) {
      report('id', `is ${written}, but the file name says ${id}; make them agree`, idLine);
    }
    const other = byId.get(id);
    if (other === undefined) byId.set(id, name);
    else report('id', `is ${id}, which ${other} has too; take the next free, ${nextId}`, idLine);

    const draft = fieldOf(fields, 'draft') === true;
    if (!draft && !Array.isArray(template)) {
      for (const field of ['excerpt', 'imageAlt']) {
        if (fieldOf(fields, field) !== fieldOf(template.fields, field)) continue;
        report(field, 'is still that of the template; write your own', lineOf([field]));
      }
    }
    const result = postSchema.safeParse(fields, { reportInput: true });
    if (result.success) blog.posts.push({ ...result.data, file: name, words: wordsIn(body) });
    else blog.mistakes.push(...mistakesOf(file, result.error, lineOf));

    const related = relatedSchema.safeParse(fieldOf(fields, 'related'));
    blog.referrers.push({
      ...{ file, id, draft, body, bodyLine, lineOf },
      related: related.success ? related.data : relatedSchema.parse(undefined),
    });
  }
  blog.posts.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  return blog;
}

/** The source of a post's text, for what is read from it without compiling it. */
export const readPostText = ({ file }: Post): string => readSource(`content/blog/${file}`);
