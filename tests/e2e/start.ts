import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** The framework's files. */
export const CHUNKS = '**/_next/static/chunks/*.js';

/** Holds back all answers to a pattern of addresses until `release`. */
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

/** Whether the framework answers the visitor: its announcer comes last (scripts/seal/loader.ts). */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('next-route-announcer') !== null);

/** Announces a click as a mouse does that moves on a link, but for where the pointer is. */
export async function announceClick(page: Page): Promise<void> {
  // The loader listens from then on.
  await page.waitForLoadState('domcontentloaded');
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 1 });
}

/** Starts the framework by a gesture that changes nothing, and waits until it has the page. */
export async function start(page: Page): Promise<void> {
  await announceClick(page);
  await expect.poll(() => isStarted(page)).toBe(true);
}
