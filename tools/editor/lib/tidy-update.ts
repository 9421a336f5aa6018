import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Mistake, OPENED, type Refusal } from './answers';
import { mistakesAfter } from './check-file';
import { withValues } from './data-file';
import { isDataFile } from './data-forms';
import { siteFolder } from './site';
import { tidyPost } from './tidy-post';

/** In Base64. */
interface Addition {
  readonly path: string;
  readonly contents: string;
}

interface Update {
  readonly additions: readonly Addition[];
  readonly deletions: readonly { readonly path: string }[];
}

// Keystatic validates the request.
const isUpdate = (body: unknown): body is Update =>
  typeof body === 'object' && body !== null && 'additions' in body && Array.isArray(body.additions);

const refuse = (refusal: Refusal): Response => Response.json(refusal, { status: 400 });

/** Git's hash, as Keystatic names versions. */
const versionOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Of what the form has not seen. */
function problemOfVersion(
  file: string,
  opened: string | undefined,
  text: string,
): Refusal | undefined {
  if (opened === undefined) return undefined;
  const full = path.join(siteFolder(), file);
  const present = existsSync(full) ? readFileSync(full) : undefined;
  const version = present ? versionOf(present) : '';
  if (version === '' ? opened === '' : opened.includes(version)) return undefined;
  const kept = new Set(text.split('\n'));
  const lines = (present?.toString('utf8') ?? '').split('\n').filter((line) => !kept.has(line));
  return { kind: 'changed', path: file, version, lines };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const writtenAs = (file: string, source: string): string =>
  isDataFile(file)
    ? withValues(readFileSync(path.join(siteFolder(), file), 'utf8'), source)
    : tidyPost(source);

async function tidied(file: string, source: string): Promise<string | readonly Mistake[]> {
  let post: string;
  try {
    post = writtenAs(file, source);
  } catch (error) {
    // In plain words, where the formatter cannot read.
    const mistakes = await mistakesAfter(file, source);
    return mistakes.length > 0
      ? mistakes
      : [{ file, field: 'the text', problem: messageOf(error) }];
  }
  const mistakes = await mistakesAfter(file, post);
  return mistakes.length > 0 ? mistakes : post;
}

/** As a build does. @returns the request, or the response that rejects it */
export async function tidyUpdate(request: Request): Promise<Request | Response> {
  if (!new URL(request.url).pathname.endsWith('/update')) return request;
  const { url, method, headers } = request;
  const text = await request.text();
  try {
    const body: unknown = JSON.parse(text);
    if (!isUpdate(body)) return new Request(url, { method, headers, body: text });
    const opened = JSON.parse(headers.get(OPENED) ?? '{}') as Readonly<Record<string, string>>;
    for (const { path: file } of body.deletions) {
      const mistakes = await mistakesAfter(file, undefined);
      if (mistakes.length > 0) return refuse({ kind: 'linked', mistakes });
    }
    const additions: Addition[] = [];
    for (const { path: file, contents } of body.additions) {
      const source = Buffer.from(contents, 'base64').toString('utf8');
      const post = await tidied(file, source);
      if (typeof post !== 'string') return refuse({ kind: 'mistakes', file, mistakes: post });
      const changed = problemOfVersion(file, opened[file], post);
      if (changed) return refuse(changed);
      additions.push({ path: file, contents: Buffer.from(post).toString('base64') });
    }
    return new Request(url, { method, headers, body: JSON.stringify({ ...body, additions }) });
  } catch (error) {
    return refuse({ kind: 'problem', problem: messageOf(error) });
  }
}
