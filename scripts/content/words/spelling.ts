import { spawnSync } from 'node:child_process';
import { nodeCommand, root } from '../../shared/steps';

/** With the terms of `content/words.txt` and the words to avoid of `cspell.json`. */
export function checkSpelling(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const { stdout } = spawnSync(
    process.execPath,
    [nodeCommand('cspell'), '--no-progress', '--no-summary', '--show-suggestions', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line !== '');
}
