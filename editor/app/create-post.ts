'use server';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { redirect } from 'next/navigation';
import { listPosts, siteFolder } from '../lib/site';

const run = promisify(execFile);

/** What a program printed before it failed. */
const complaintOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error && typeof error.stderr === 'string'
    ? error.stderr.trim()
    : String(error);

/**
 * Begins the next post as `npm run new:post` does, and opens it.
 *
 * @returns what is wrong with the title, if anything
 */
export async function createPost(_before: string | undefined, form: FormData): Promise<string> {
  const title = form.get('title');
  if (typeof title !== 'string' || title.trim() === '') return 'Write a title first.';
  try {
    await run(process.execPath, ['--import=tsx', 'scripts/new-post.ts', title.trim()], {
      cwd: siteFolder(),
    });
  } catch (error) {
    return complaintOf(error);
  }
  const newest = listPosts().reduce((last, post) => (post.id > last.id ? post : last));
  redirect(`/keystatic/collection/posts/item/${newest.slug}`);
}
