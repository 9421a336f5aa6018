import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { buildDay } from '@/content/read/build-day';
import { POST_TEMPLATE } from '@/content/read/posts';
import { postPath } from '@/lib/routes';
import { slugify } from '@/lib/slugify';
import { type StepResult, root } from '../shared/steps';

interface NewPost {
  readonly id: number;
  readonly file: string;
  readonly picture: string;
  readonly text: string;
}

/** @throws Error when the title cannot be used */
export function composePost(
  title: string,
  template: string,
  taken: readonly string[],
  today: string,
): NewPost {
  if (title.length < 10 || title.length > 90) {
    throw new Error(`The title has ${title.length} characters; write between 10 and 90.`);
  }
  const slug = slugify(title);
  if (!slug) throw new Error('The title needs a Latin letter or a digit for its file name.');
  const id = Math.max(0, ...taken.map((name) => Number.parseInt(name, 10) || 0)) + 1;
  const picture = `blog-${slug}`;
  const yamlTitle = stringify(title, { lineWidth: 0, singleQuote: true }).trimEnd();
  const values = { id: String(id), title: yamlTitle, date: today, picture };
  const text = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`$${name}`, () => value),
    template,
  );
  return { id, file: `${id}-${slug}.mdx`, picture, text };
}

const BLOG = 'content/blog';
const PICTURES = path.join(root, 'public/art');

/** Shows a loom without cloth until the pictures are drawn. */
export function holdPlaceOf(picture: string, layers: readonly string[] = ['']): void {
  for (const layer of layers) {
    const file = path.join(PICTURES, `${picture}${layer}.svg`);
    if (!existsSync(file)) copyFileSync(path.join(PICTURES, `placeholder${layer}.svg`), file);
  }
}

export function newPost(title: string): StepResult {
  if (!title) {
    const output = 'Give the post a title: npm run new -- post "Cycle counts that stores will do"';
    return { ok: false, output };
  }
  const taken = readdirSync(path.join(root, BLOG));
  const template = readFileSync(path.join(root, POST_TEMPLATE), 'utf8');
  let post: NewPost;
  try {
    post = composePost(title, template, taken, buildDay());
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
  writeFileSync(path.join(root, BLOG, post.file), post.text);
  holdPlaceOf(post.picture);
  const output = `
Post ${post.id} is begun: ${BLOG}/${post.file}
1. Write the excerpt, related and the text (docs/content.md says how).
2. Look at it: npm run dev, then http://localhost:3000${postPath(post.id)}
3. Draw ${post.picture} (tools/art/README.md), and say in imageAlt what it shows.
4. Remove the line draft: true and run npm test.`;
  return { ok: true, output };
}
