import type { BrowserContextOptions } from '@playwright/test';
import { withExport } from '../../shared/with-export';
import type { StepResult } from '../../shared/steps';
import { saveScreenshot } from '../../shared/save-screenshot';

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

export const takeReadmePictures = (): Promise<StepResult> =>
  withExport(async (browser, site) => {
    for (const { name, page: address, screen } of PICTURES) {
      const page = await browser.newPage({ ...screen, baseURL: site, reducedMotion: 'reduce' });
      await page.goto(address, { waitUntil: 'networkidle' });
      await saveScreenshot(page, name);
      await page.close();
    }
    return { ok: true };
  });
