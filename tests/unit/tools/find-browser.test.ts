/** @jest-environment node */
import { type Machine, installedBrowser } from '@/scripts/shared/find-browser';

const machine = (
  platform: NodeJS.Platform,
  files: string[],
  env: Machine['env'] = { PATH: '/usr/local/bin:/usr/bin' },
): Machine => ({ platform, env, exists: (file) => files.includes(file) });

describe('the search for an installed browser', () => {
  it('takes the one that the environment names before any other', () => {
    const files = ['/opt/mine/chrome', '/usr/bin/google-chrome'];
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/mine/chrome' };
    expect(installedBrowser(machine('linux', files, env))).toBe('/opt/mine/chrome');
  });

  it('says so when the one that the environment names does not exist', () => {
    expect(() =>
      installedBrowser(machine('linux', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/none' })),
    ).toThrow('CHROMIUM_PATH names /opt/none, which does not exist.');
  });

  it.each<[NodeJS.Platform, string, Machine['env']]>([
    ['linux', '/usr/bin/chromium', { PATH: '/usr/local/bin:/usr/bin' }],
    ['linux', '/snap/bin/chromium', { PATH: '/usr/bin:/snap/bin' }],
    ['linux', '/usr/bin/google-chrome-stable', {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/a' }],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { PROGRAMFILES: 'C:\\Program Files' },
    ],
  ])('finds on %s %s', (platform, file, env) => {
    expect(installedBrowser(machine(platform, [file], env))).toBe(file);
  });
});
