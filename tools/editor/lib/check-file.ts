import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mistake } from './answers';
import { siteFolder } from './site';

const run = promisify(execFile);

/** In a process, because the content changes meanwhile. */
async function check(args: readonly string[], text = ''): Promise<Mistake[]> {
  const checking = run(
    process.execPath,
    ['--import=tsx', 'scripts/content/run-check-file.ts', ...args],
    { cwd: siteFolder(), env: { ...process.env, NODE_ENV: 'production' } },
  );
  checking.child.stdin?.end(text);
  const { stdout } = await checking;
  // By scripts/content/run-check-file.ts.
  return JSON.parse(stdout) as Mistake[];
}

/** The remedy may name other choices. */
const keyOf = ({ file, field, problem }: Mistake): string =>
  `${file} ${field} ${problem.replace(/;.*/, '')}`;

/** Of the file, and new ones in others. @param text undefined to delete it */
export async function mistakesAfter(file: string, text: string | undefined): Promise<Mistake[]> {
  const after = await check([text === undefined ? 'delete' : 'save', file], text);
  if (after.every((mistake) => mistake.file === file)) return after;
  const before = new Set((await check([])).map(keyOf));
  return after.filter((mistake) => mistake.file === file || !before.has(keyOf(mistake)));
}
