import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectPlace, placeOf } from './support/places';
import { totalShift, watchShifts } from './support/layout-shifts';
import { announceClick, hold, start } from './support/start';

const PATH = '/services/nav-details';

const leftOut = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('section h2')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map((heading) => heading.textContent),
    );

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function readUpTo(page: Page, index: number): Promise<string> {
  const heading = headings(page).nth(index);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(heading).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [50] });
  return heading.innerText();
}

test('what is far below is left out of the first layout, and is there when it is scrolled to', async ({
  page,
}) => {
  await page.goto(PATH);
  const before = await leftOut(page);
  expect(before.length).toBeGreaterThan(3);
  const end = page.getByRole('contentinfo').getByRole('link').last();
  // The page grows during layout.
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await leftOut(page)).not.toContain(before.at(-1));
});

test('so it is after a click on a link', async ({ page }) => {
  await page.goto('/services');
  await start(page);
  await page.getByRole('main').locator(`a[href="${PATH}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NAV');
  expect((await leftOut(page)).length).toBeGreaterThan(3);
});

for (const kind of ['swapped', 'loaded', 'swapped without the Navigation API'] as const) {
  test(`a way back finds its place on a page that was ${kind}`, async ({ page }) => {
    if (kind === 'swapped without the Navigation API') {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'navigation');
      });
    }
    await page.goto(PATH);
    if (kind !== 'loaded') await start(page);
    const heading = await readUpTo(page, 4);
    const place = await placeOf(page);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/career"]')?.click();
    });
    await expect(page).toHaveURL('/career');
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    if (kind !== 'loaded') await expectPlace(page, place);
  });
}

test('a reload lays out the page as a whole, and finds the place again', async ({ page }) => {
  await page.goto(PATH);
  const heading = await readUpTo(page, 4);
  await page.reload();
  await expect.poll(() => leftOut(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
});

test('an address with a hash lays out the page as a whole, and leads to its target', async ({
  page,
}) => {
  await page.goto('/ed-tech#courses-we-offer');
  expect(await leftOut(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Courses we offer' })).toBeInViewport();
});

for (const runs of [false, true]) {
  test(`a link within the page leads to its target, ${runs ? 'with' : 'without'} the framework`, async ({
    page,
  }) => {
    await page.goto(PATH);
    if (runs) await start(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    // The row moves to its current entry when a scroll ends, which must not come before the click.
    await contents.evaluate(async (row) => {
      const ended = new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
      });
      row.scrollIntoView({ block: 'center' });
      await ended;
    });
    const link = contents.getByRole('link').last();
    const target = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
    expect(
      await page
        .locator(`[id="${target}"]`)
        .evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(200);
  });
}

test('on a wide screen nothing is left out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  expect(await leftOut(page)).toEqual([]);
});

for (const path of ['/products', '/blogs', '/contact-us', '/privacy-policy', PATH]) {
  test(`nothing in sight of ${path} jumps, however late the loader runs`, async ({ page }) => {
    await watchShifts(page);
    const loader = await hold(page, '**/_next/static/start-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(painted).toBeGreaterThan(0);
    await loader.release();
    await page.waitForLoadState();
    await announceClick(page);
    expect(await totalShift(page)).toBe(0);
  });
}
