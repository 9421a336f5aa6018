import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { hasPackages, installPackages, isRoot, run } from './debian';
import { nodeCommand } from './steps';

export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

function usualPlaces(): string[] {
  const { env, platform } = process;
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        path.win32.join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ]);
  }
  if (platform === 'darwin') {
    return ['/Applications', `${env.HOME ?? ''}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]);
  }
  const names = [
    // Renders pages in about half the time.
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
  ];
  const folders = [...(env.PATH ?? '').split(':'), '/usr/bin', '/opt/google/chrome'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => `${folder}/${name}`));
}

function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new NoBrowserError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return usualPlaces().find((file) => existsSync(file));
}

const playwright = (...args: string[]) =>
  run(process.execPath, [nodeCommand('@playwright/test', 'playwright'), ...args]);

/** On a minimal Linux it may lack system libraries. */
function starts(file: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function downloadedBrowser(): string | undefined {
  const file = chromium.executablePath();
  if (!existsSync(file)) {
    console.log('No Chrome or Chromium is installed: downloading the one that Playwright offers.');
    if (!playwright('install', 'chromium')) return undefined;
  }
  if (starts(file)) return file;
  if (hasPackages && playwright('install-deps', 'chromium') && starts(file)) return file;
  return undefined;
}

function packagedBrowser(): string | undefined {
  return installPackages('chromium-headless-shell') ? installedBrowser() : undefined;
}

/** @throws NoBrowserError */
export function findBrowser(): string {
  const browser = installedBrowser() ?? downloadedBrowser() ?? packagedBrowser();
  if (browser) return browser;
  throw new NoBrowserError(
    'The end-to-end tests need Chrome or Chromium, and none could be found or fetched. Do one of:\n' +
      '  - install Google Chrome or Chromium in the usual way of your system\n' +
      '    (Debian and Ubuntu: sudo apt-get install chromium)\n' +
      '  - npx playwright install --with-deps chromium\n' +
      '  - set CHROMIUM_PATH to the program file of a Chromium that you have.',
  );
}

/** Only addresses of this machine. @param mappings `['127.0.0.1:3101', '127.0.0.1:40123']` */
export function browserSwitches(
  mappings: readonly (readonly [from: string, to: string])[],
): string[] {
  const own = ['127.0.0.1', 'localhost'].map((host) => [host, '127.0.0.1'] as const);
  const rules = [...mappings, ...own, ['*', '~NOTFOUND'] as const];
  return [
    `--host-resolver-rules=${rules.map(([from, to]) => `MAP ${from} ${to}`).join(', ')}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    // Saves a twentieth of the time of the tests.
    ...(process.platform === 'linux' ? ['--in-process-gpu'] : []),
    // Chromium's sandbox refuses to start for root.
    ...(process.platform === 'linux' && isRoot ? ['--no-sandbox'] : []),
  ];
}
