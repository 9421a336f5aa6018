import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Whether the framework has taken the page over. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));

/** Waits until the framework has taken the page over. */
export async function expectStarted(page: Page): Promise<void> {
  await expect.poll(() => isStarted(page)).toBe(true);
}
