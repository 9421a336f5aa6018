import path from 'node:path';
import { checkPost } from './check-post';
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

/**
 * Formats the posts of a save request and checks them as a build does.
 *
 * @returns the request to carry out, or the response that rejects it
 */
export async function tidyUpdate(request: Request): Promise<Request | Response> {
  if (!new URL(request.url).pathname.endsWith('/update')) return request;
  const { url, method, headers } = request;
  const text = await request.text();
  const body: unknown = JSON.parse(text);
  if (!isUpdate(body)) return new Request(url, { method, headers, body: text });

  const mistakes: string[] = [];
  const additions: Addition[] = [];
  for (const { path: file, contents } of body.additions) {
    const post = tidyPost(Buffer.from(contents, 'base64').toString('utf8'));
    mistakes.push(...(await checkPost(path.posix.basename(file), post)));
    additions.push({ path: file, contents: Buffer.from(post).toString('base64') });
  }
  if (mistakes.length > 0) {
    const lines = mistakes.map((mistake) => `Not saved: ${mistake}.`);
    return new Response(lines.join('\n'), { status: 400 });
  }
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, additions }) });
}
