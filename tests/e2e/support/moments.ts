import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { CHUNKS, hold, isStarted, start } from './start';

export const MOMENTS = [
  'before the framework',
  'with the framework',
  'after a navigation by the framework',
] as const;

export type Moment = (typeof MOMENTS)[number];

export async function openAt(page: Page, path: string, moment: Moment): Promise<void> {
  if (moment === 'before the framework') {
    await hold(page, CHUNKS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return;
  }
  if (moment === 'with the framework') {
    await page.goto(path);
    await start(page);
    return;
  }
  const { pathname, hash } = new URL(path, 'http://site');
  await page.goto('/terms-and-conditions');
  await start(page);
  await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLElement>(
      `:is(header, footer, [popover]) a[href="${wanted}"]`,
    );
    if (!link) throw new Error(`no link to ${wanted}`);
    link.click();
  }, pathname);
  await expect(page).toHaveURL(pathname);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (hash) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
  }
  expect(await isStarted(page)).toBe(true);
}
