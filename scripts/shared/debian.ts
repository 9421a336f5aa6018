import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './steps';

export function run(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  );
}

export const isRoot = process.getuid?.() === 0;

export const hasPackages = isRoot && process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/** Does nothing where {@link hasPackages} is false. */
export function installPackages(...names: string[]): boolean {
  if (!hasPackages) return false;
  console.log(
    `Installing Debian's ${names.length > 1 ? 'packages' : 'package'} ${names.join(', ')}.`,
  );
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
