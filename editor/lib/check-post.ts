import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mistake } from './answers';
import { siteFolder } from './site';

const run = promisify(execFile);

/**
 * The mistakes that a post would have in a build if it were saved like this. In a process, because
 * the check imports the whole content, which changes while the editor is open.
 *
 * @param name of the file in content/blog
 */
export async function checkPost(name: string, post: string): Promise<Mistake[]> {
  const check = run(process.execPath, ['--import=tsx', 'scripts/content/run-check-post.ts', name], {
    cwd: siteFolder(),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  check.child.stdin?.end(post);
  const { stdout } = await check;
  // Written by scripts/content/run-check-post.ts.
  return JSON.parse(stdout) as Mistake[];
}
