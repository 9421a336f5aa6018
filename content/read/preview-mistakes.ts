import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ContentMistake } from '../schema/define';
import { blogVersion } from './posts';

const run = promisify(execFile);

let last: { readonly version: string; readonly mistakes: Promise<ContentMistake[]> } | undefined;

async function check(): Promise<ContentMistake[]> {
  const { stdout } = await run(
    process.execPath,
    ['--import=tsx', 'scripts/content/run-check-file.ts'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  // Written by that script.
  return JSON.parse(stdout) as ContentMistake[];
}

/** In a process, because the check reads the parser and all files anew. */
export function previewMistakes(): Promise<ContentMistake[]> {
  const version = blogVersion();
  if (last?.version !== version) last = { version, mistakes: check() };
  return last.mistakes;
}
