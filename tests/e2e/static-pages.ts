import { type Page, expect } from '@playwright/test';

/** The addresses of the scripts that a page has fetched once a visitor begins to use it. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 400);
  await page.keyboard.press('Tab');
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    );
  await expect.poll(async () => (await fetched()).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return fetched();
}

/** Expects that a page fetches nothing beyond the framework and what wraps every page. */
export async function expectOnlySharedScripts(page: Page, path: string): Promise<void> {
  // An unknown address shows the header, the footer and a few words.
  const shared = new Set(await scriptsOf(page, '/no-such-page'));
  const own = (await scriptsOf(page, path)).filter((script) => !shared.has(script));
  expect(own, `scripts of ${path} alone`).toEqual([]);
}

/** Expects that nothing on a page makes it scroll sideways on the smallest phones. */
export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${path}`).toBe(320);
}
