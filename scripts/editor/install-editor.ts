import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../shared/steps';

/** The folder of the editor, which has its own packages. */
export const editorFolder = path.join(root, 'editor');

/** The lockfile from which the packages were installed, kept beside them. */
const installedFrom = path.join(editorFolder, 'node_modules', 'installed-from.json');

const lockfile = (): string => readFileSync(path.join(editorFolder, 'package-lock.json'), 'utf8');

/** Whether the packages of the current lockfile are installed. */
const isInstalled = (): boolean =>
  existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === lockfile();

/**
 * Installs the packages of the editor, if they are missing or older than its lockfile.
 *
 * @throws Error when npm fails; it has said why
 */
export function installEditor(): void {
  if (isInstalled()) return;
  console.log(
    'Installing the packages of the editor. This happens once and takes a minute or less.',
  );
  // npm tells where it is: its command is another one on each system.
  const { npm_execpath: npm } = process.env;
  if (npm === undefined) throw new Error('Start this with npm, such as: npm run edit');
  const { status } = spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], {
    cwd: editorFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      'The packages of the editor could not be installed. Look at the lines above, see that the ' +
        'machine is connected to the internet, and try again.',
    );
  }
  writeFileSync(installedFrom, lockfile());
}
