import { spawnSync } from 'node:child_process';
import { nodeCommand, root } from '../../shared/steps';

/**
 * Checks spelling and terms with cspell: British English, technical terms in `content/words.txt`,
 * words to avoid with their replacement in `cspell.json`.
 *
 * @param files paths from the project's root
 * @returns one line a mistake, with file, line and column
 */
export function checkSpelling(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const { stdout } = spawnSync(
    process.execPath,
    [
      nodeCommand('cspell'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--show-suggestions',
      ...files,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line !== '');
}
