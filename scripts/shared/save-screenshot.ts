import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from './steps';

const FOLDER = 'docs/pictures';

export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(FOLDER, `${name}.webp`);
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  await sharp(picture).webp({ quality: 80 }).toFile(path.join(root, file));
  console.log(`Wrote ${file}`);
}
