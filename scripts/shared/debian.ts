import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './steps';

/** Runs a program and shows its errors. */
export function run(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  );
}

export const isRoot = process.getuid?.() === 0;

/** Whether this process can install packages of Debian or Ubuntu. */
export const hasPackages = isRoot && process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian or Ubuntu. Does nothing where {@link hasPackages} is false.
 *
 * @returns whether all of them are installed
 */
export function installPackages(...names: string[]): boolean {
  if (!hasPackages) return false;
  console.log(
    `Installing Debian's ${names.length > 1 ? 'packages' : 'package'} ${names.join(', ')}.`,
  );
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
