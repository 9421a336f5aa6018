import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../shared/steps';

export const editorFolder = path.join(root, 'editor');

/** Kept beside the packages. */
const installedFrom = path.join(editorFolder, 'node_modules', 'installed-from.json');

const lockfile = (): string => readFileSync(path.join(editorFolder, 'package-lock.json'), 'utf8');

const isInstalled = (): boolean =>
  existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === lockfile();

/** If they are missing or older than the lockfile. @throws Error when npm fails */
export function installEditor(): void {
  if (isInstalled()) return;
  console.log(
    'Installing the packages of the editor. This happens once and takes a minute or less.',
  );
  // npm's command differs between systems.
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
