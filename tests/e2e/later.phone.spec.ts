import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { totalShift, watchShifts } from './layout-shifts';
import { putOff, setPace } from './pace';
import { hold, start } from './start';

const PATH = '/services/nav-details';

/** Of each part below the first, in the order of the page, whether its layout is put off. */
const laterPutOff = (page: Page): Promise<boolean[]> => putOff(page.locator('[data-later]'));

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test.beforeEach(async ({ page }) => {
  await setPace(page, 0);
});

test('a first visit puts off what is below, then lays it out by itself', async ({ page }) => {
  await page.goto(PATH);
  const parts = await laterPutOff(page);
  expect(parts.length).toBeGreaterThan(8);
  expect(parts).not.toContain(false);
  const before = await heightOf(page);
  await setPace(page, 1);
  await expect.poll(() => laterPutOff(page)).not.toContain(true);
  expect(await heightOf(page)).not.toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('what was put off is there when it is scrolled to', async ({ page }) => {
  await page.goto(PATH);
  const end = page.getByRole('contentinfo').getByRole('link').last();
  // The page grows during layout.
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await laterPutOff(page)).not.toContain(false);
});

test('the framework finds the page laid out as a whole', async ({ page }) => {
  await page.goto(PATH);
  await start(page);
  await expect.poll(() => laterPutOff(page)).not.toContain(true);
});

test('a reload lays out the page as a whole, and finds the place again', async ({ page }) => {
  await page.goto(PATH);
  await setPace(page, 1);
  await expect.poll(() => laterPutOff(page)).not.toContain(true);
  const heading = page.getByRole('heading', { level: 2 }).last();
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await setPace(page, 0);
  await page.reload();
  expect(await laterPutOff(page)).not.toContain(true);
  await expect(heading).toBeInViewport();
});

test('an address with a hash lays out the page as a whole, and leads to its target', async ({
  page,
}) => {
  await page.goto('/ed-tech#courses-we-offer');
  expect(await laterPutOff(page)).not.toContain(true);
  await expect(page.getByRole('heading', { name: 'Courses we offer' })).toBeInViewport();
});

test('on a wide screen nothing is put off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  expect(await laterPutOff(page)).not.toContain(true);
});

for (const path of ['/products', '/blogs', '/contact-us', '/privacy-policy']) {
  test(`nothing in sight of ${path} jumps, however late the loader runs`, async ({ page }) => {
    await watchShifts(page);
    const loader = await hold(page, '**/_next/static/start-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(painted).toBeGreaterThan(0);
    await loader.release();
    await page.waitForLoadState();
    expect(await laterPutOff(page)).toContain(true);
    await setPace(page, 1);
    await expect.poll(() => laterPutOff(page)).not.toContain(true);
    expect(await totalShift(page)).toBe(0);
  });
}
