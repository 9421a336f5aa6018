import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** The framework's files. */
export const CHUNKS = '**/_next/static/chunks/*.js';

/** Delays all responses to a pattern of addresses until `release`. */
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

/** Whether the framework has hydrated the page: its announcer is added last. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('next-route-announcer') !== null);

/** The scripts of the framework that the page runs; others may be fetched ahead. */
export const filesRun = (page: Page) => page.locator('script[src*="/_next/static/chunks/"]');

/** Waits for a frame and the task after it, in which the loader would start the framework. */
export const afterFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Announces a click like a mouse that moves over a link, without a pointer position. */
export async function announceClick(page: Page): Promise<void> {
  // The loader listens from then on.
  await page.waitForLoadState('domcontentloaded');
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 1 });
}

/** Starts the framework by an event without effect, and waits until it has hydrated. */
export async function start(page: Page): Promise<void> {
  await announceClick(page);
  await expect.poll(() => isStarted(page)).toBe(true);
}
