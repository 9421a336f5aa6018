import type { Page, Route } from '@playwright/test';

export const CHUNKS = '**/_next/static/chunks/*.js';

export async function hold(page: Page, pattern: string) {
  const waiting: Route[] = [];
  let held = true;
  await page.route(pattern, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return {
    asked: () => waiting.length,
    release: async () => {
      held = false;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** Its announcer is added last. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('next-route-announcer') !== null);

/** Others may be fetched ahead. */
export const filesRun = (page: Page) => page.locator('script[src*="/_next/static/chunks/"]');

export const afterFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Without a pointer position. */
export async function announceClick(page: Page): Promise<void> {
  // The loader listens from then on.
  await page.waitForLoadState('domcontentloaded');
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 1 });
}

export async function start(page: Page): Promise<void> {
  await announceClick(page);
  await page.locator('next-route-announcer').waitFor({ state: 'attached' });
}
