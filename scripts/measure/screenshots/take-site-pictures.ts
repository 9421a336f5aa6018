import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { withExport } from '../../shared/with-export';
import { type StepResult, root } from '../../shared/steps';
import { type Shot, type Theme, contactSheet, fileOf, shotsOf } from './contact-sheet';

const FOLDER = 'test-results/shots';

const LONGEST_WEBP = 16_383;

async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const images = [...document.images];
    for (const image of images) {
      delete image.dataset.lazy;
      image.loading = 'eager';
    }
    return Promise.allSettled(
      images.filter((image) => image.checkVisibility()).map((image) => image.decode()),
    );
  });
}

interface Choice {
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
  readonly reducedMotion: 'reduce' | 'no-preference';
}

async function take(
  browser: Browser,
  site: string,
  shots: readonly Shot[],
  { reducedMotion }: Choice,
): Promise<void> {
  for (const theme of new Set(shots.map((shot) => shot.theme))) {
    const context = await browser.newContext({
      baseURL: site,
      colorScheme: theme,
      reducedMotion,
    });
    const page = await context.newPage();
    for (const shot of shots.filter((other) => other.theme === theme)) {
      await page.setViewportSize({ width: shot.width, height: 900 });
      await page.goto(shot.page);
      await showAll(page);
      const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }));
      const { height } = await picture.metadata();
      await picture
        .extract({ left: 0, top: 0, width: shot.width, height: Math.min(height, LONGEST_WEBP) })
        .webp({ quality: 70 })
        .toFile(path.join(root, FOLDER, fileOf(shot)));
    }
    await context.close();
  }
}

export function takeSitePictures(choice: Choice): Promise<StepResult> {
  const shots = shotsOf(choice.pages, choice.widths, choice.themes);
  return withExport(async (browser, site) => {
    mkdirSync(path.join(root, FOLDER), { recursive: true });
    await take(browser, site, shots, choice);
    const sheet = path.join(FOLDER, 'index.html');
    writeFileSync(path.join(root, sheet), contactSheet(shots));
    return { ok: true, output: `${shots.length} pictures: open ${sheet}` };
  });
}
