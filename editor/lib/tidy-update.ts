import path from 'node:path';
import { readFrontMatter } from '../../content/read/front-matter';
import { mistakesOf } from '../../content/schema/define';
import { postSchema } from '../../content/schema/post';
import { setDrawings } from './drawings';
import { idOf, readChoices } from './site';
import { tidyPost } from './tidy-post';

/** A file that Keystatic wants to write, with its text in Base64. */
interface Addition {
  readonly path: string;
  readonly contents: string;
}

interface Update {
  readonly additions: readonly Addition[];
  readonly deletions: readonly unknown[];
}

// Keystatic validates the request; an invalid one is passed on unchanged.
const isUpdate = (body: unknown): body is Update =>
  typeof body === 'object' && body !== null && 'additions' in body && Array.isArray(body.additions);

/** The result of rules on more than one field of a post. */
function mistakesIn(file: string, post: string): string[] {
  const matter = readFrontMatter(post);
  if (Array.isArray(matter)) return matter.map(({ problem }) => `The front matter ${problem}.`);
  const { data, error } = postSchema.safeParse(matter.fields, { reportInput: true });
  if (error) {
    return mistakesOf(file, error).map(({ field, problem }) => `Not saved: ${field} ${problem}.`);
  }
  const id = idOf(path.posix.basename(file));
  return data.id === id ? [] : [`Not saved: the number is ${data.id}, but this is post ${id}.`];
}

/**
 * Formats the posts of a save request.
 *
 * @returns the request to carry out, or the response that rejects it
 */
export async function tidyUpdate(request: Request): Promise<Request | Response> {
  if (!new URL(request.url).pathname.endsWith('/update')) return request;
  const { url, method, headers } = request;
  const text = await request.text();
  const body: unknown = JSON.parse(text);
  if (!isUpdate(body)) return new Request(url, { method, headers, body: text });

  setDrawings(readChoices().drawings);
  const mistakes: string[] = [];
  const additions = body.additions.map(({ path: file, contents }) => {
    const post = tidyPost(Buffer.from(contents, 'base64').toString('utf8'));
    mistakes.push(...mistakesIn(file, post));
    return { path: file, contents: Buffer.from(post).toString('base64') };
  });
  if (mistakes.length > 0) return new Response(mistakes.join('\n'), { status: 400 });
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, additions }) });
}
