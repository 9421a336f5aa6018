import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './steps';

/**
 * Installs the packages of a tool that has its own, if they are missing or older than its lockfile.
 *
 * @param name - as people call it
 * @throws Error when npm fails
 */
export function installTool(name: string, folder: string): void {
  const lockfile = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8');
  // Kept beside the packages.
  const installedFrom = path.join(root, folder, 'node_modules', 'installed-from.json');
  if (existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === lockfile) return;
  console.log(
    `Installing the packages of the ${name}. This happens once and takes a minute or less.`,
  );
  // npm's command differs between systems.
  const { npm_execpath: npm } = process.env;
  if (npm === undefined) throw new Error('Start this with npm, such as: npm run edit');
  const { status } = spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      `The packages of the ${name} could not be installed. Look at the lines above, see that the ` +
        'machine is connected to the internet, and try again.',
    );
  }
  writeFileSync(installedFrom, lockfile);
}
