import { type Locator, type Page } from '@playwright/test';
import { listedProducts } from '../../../content';
import { expect, test } from '../support/fixtures';
import { SCREENS } from '../support/screens';
import { PAGE_SCRIPTS, hold } from '../support/hold';

const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

const OPENINGS: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  '/products': (page) => [
    main(page)
      .getByRole('link', { name: 'ENQUIRY' })
      .or(page.getByRole('complementary', { name: 'Quick actions' }))
      .first(),
    ...listedProducts
      .slice(0, 5)
      .map(({ title: name }) => main(page).getByRole('link', { name, exact: true }).first()),
  ],
  '/enquiry': (page) => [
    page.getByRole('heading', { name: 'Enquiry Form' }),
    main(page).getByLabel('Full name', { exact: true }),
  ],
  '/about-us': (page) => [
    page.getByRole('link', { name: 'Contact Now' }).filter({ visible: true }).first(),
    main(page).getByText('manufacturers, distributors, retailers and service companies'),
  ],
};

for (const [path, openingOf] of Object.entries(OPENINGS)) {
  test(`the first screen of ${path} says what it is and what to do`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const part of [heading(page), ...openingOf(page)]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the opening of the enquiry leaves the screen to the form', async ({ sharedPage: page }) => {
  for (const query of ['', '?product=Human%20Resource%20Management%20System%20(HRMS)']) {
    await page.goto(`/enquiry${query}`);
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const opening = main(page).locator('header');
      expect((await opening.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(320);
    }
  }
});

test('the captcha has its lines at once, and its code as soon as the page is parsed', async ({
  page,
}) => {
  const scripts = await hold(page, PAGE_SCRIPTS);
  await page.goto('/enquiry', { waitUntil: 'commit' });
  const strokes = page.locator('svg[viewBox^="0 -5"] path[d]');
  await expect(strokes).toHaveCount(3);
  await scripts.release();
  await expect(strokes).toHaveCount(3 + 5);
});

for (const [path, limit] of [
  ['/', 9000],
  ['/about-us', 10_500],
] as const) {
  test(`${path} is at most ${limit} px long on a phone`, async ({ sharedPage: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length).toBeLessThanOrEqual(limit);
  });
}
