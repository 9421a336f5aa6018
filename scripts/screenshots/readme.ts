import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { createHost } from '../preview-server/preview-server';
import { readHostRules } from '../preview-server/rules';
import { close, listen } from '../shared/listen';
import { type StepResult, root } from '../shared/steps';
import { browserSwitches, findBrowser } from '../tests/find-browser';
import { saveScreenshot } from './save';

interface Picture {
  readonly name: string;
  readonly page: string;
  readonly screen: BrowserContextOptions;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'home',
    page: '/',
    screen: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  },
  {
    name: 'service-dark',
    page: '/services/business-central-details',
    screen: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  },
];

/** Takes the pictures of README.md from the last build. */
export async function takeReadmePictures(): Promise<StepResult> {
  const folder = path.join(root, 'out');
  if (!existsSync(folder)) {
    return { ok: false, output: 'There is no build in out/ yet: run npm run build first.' };
  }
  const server = createHost({ folder, rules: readHostRules() });
  const site = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserSwitches([]),
  });
  try {
    for (const { name, page: address, screen } of PICTURES) {
      const page = await browser.newPage({ ...screen, baseURL: site, reducedMotion: 'reduce' });
      await page.goto(address, { waitUntil: 'networkidle' });
      await saveScreenshot(page, name);
      await page.close();
    }
  } finally {
    await browser.close();
    await close(server);
  }
  return { ok: true };
}
