import { withExport } from '../../shared/with-export';
import type { StepResult } from '../../shared/steps';
import { saveScreenshot } from '../../shared/save-screenshot';

const PICTURES = [
  { name: 'home', address: '/', colorScheme: 'light' },
  { name: 'service-dark', address: '/services/business-central-details', colorScheme: 'dark' },
] as const;

export const takeReadmePictures = (): Promise<StepResult> =>
  withExport(async (browser, site) => {
    for (const { name, address, colorScheme } of PICTURES) {
      const viewport = { width: 1280, height: 800 };
      const page = await browser.newPage({
        baseURL: site,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await saveScreenshot(page, name);
      await page.close();
    }
    return { ok: true };
  });
