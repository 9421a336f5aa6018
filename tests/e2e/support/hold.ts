import type { Page, Route } from '@playwright/test';

export const PAGE_SCRIPTS = '**/_next/static/*.js';

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
