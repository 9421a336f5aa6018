'use server';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { redirect } from 'next/navigation';
import { listPosts, siteFolder } from '../lib/site';

const run = promisify(execFile);

function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stderr, stdout } = error as Error & {
    readonly stderr?: string;
    readonly stdout?: string;
  };
  return stderr?.trim() || stdout?.trim() || error.message;
}

export interface Refusal {
  readonly title: string;
  readonly problem: string;
}

/** @returns the mistake in the title, if any */
export async function createPost(_before: Refusal | undefined, form: FormData): Promise<Refusal> {
  const entry = form.get('title');
  const title = typeof entry === 'string' ? entry.trim() : '';
  if (title === '') return { title, problem: 'Write a title first.' };
  try {
    await run(process.execPath, ['--import=tsx', 'scripts/content/main.ts', 'new', 'post', title], {
      cwd: siteFolder(),
    });
  } catch (error) {
    return { title, problem: complaintOf(error) };
  }
  const newest = listPosts().reduce((last, post) => (post.id > last.id ? post : last));
  redirect(`/keystatic/collection/posts/item/${newest.slug}`);
}
