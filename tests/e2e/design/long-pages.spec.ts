import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pathsOfSitemap } from '../../../lib/browser/known-address';
import { layOutAll } from '../../../scripts/screenshots/lay-out-all';
import { expect, test } from '../support/fixtures';

const OUT = path.join(import.meta.dirname, '../../../out');
const PATHS = pathsOfSitemap(readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8'));

/** No call is further from the one before it, from the page's beginning or from its end. */
const LONGEST_WAY_PX = 4000;

const BUSINESS_CENTRAL_PX = 13_000;
const AFTER_ARTICLE_PX = 2500;

const INDUSTRIES = PATHS.filter((address) => /^\/[a-z-]+$/.test(address)).filter((address) =>
  readFileSync(path.join(OUT, `${address}.html`), 'utf8').includes('Industry Overview'),
);

const LONG_PAGES = [
  '/',
  '/about-us',
  ...PATHS.filter((address) => /^\/(services|products|courses)\//.test(address)),
  ...INDUSTRIES,
];

/** Lays the page out as a whole, as it is when a visitor has come to its end. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await page.evaluate(layOutAll);
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The distances between the calls of a page: links to the enquiry or contact form, and ENROLL NOW. */
const waysBetweenCalls = (page: Page) =>
  page.evaluate(() => {
    const calls = document.querySelectorAll(
      'main :is(a[href*="/enquiry"], a[href*="/contact-us"], button[commandfor])',
    );
    const places = [...calls]
      .filter((call) => call.checkVisibility())
      .map((call) => call.getBoundingClientRect().top + scrollY);
    const all = [0, ...places.sort((a, b) => a - b), document.documentElement.scrollHeight];
    return all.slice(1).map((place, index) => Math.round(place - (all[index] ?? 0)));
  });

for (const width of [390, 1440]) {
  for (const address of LONG_PAGES) {
    test(`${address} has a call in each 4,000 px at ${width} px`, async ({ sharedPage: page }) => {
      await open(page, address, width);
      const ways = await waysBetweenCalls(page);
      expect(Math.max(...ways), ways.join(', ')).toBeLessThanOrEqual(LONGEST_WAY_PX);
    });
  }
}

test('Business Central is at most 13,000 px high on a phone', async ({ sharedPage: page }) => {
  await open(page, '/services/business-central-details', 390);
  expect(await pageHeight(page)).toBeLessThanOrEqual(BUSINESS_CENTRAL_PX);
});

for (const address of PATHS.filter((candidate) => /^\/blogs\/\d+$/.test(candidate))) {
  test(`what follows the text of ${address} is at most 2,500 px high on a phone`, async ({
    sharedPage: page,
  }) => {
    await open(page, address, 390);
    const end = await page
      .getByRole('article')
      .first()
      .evaluate((article) => {
        const beside = article.querySelector('[aria-labelledby="recent-posts"]');
        return (beside?.getBoundingClientRect().top ?? 0) + scrollY;
      });
    expect((await pageHeight(page)) - end).toBeLessThanOrEqual(AFTER_ARTICLE_PX);
  });
}

for (const address of PATHS) {
  test(`no table of words of ${address} is wider than its box on a phone`, async ({
    sharedPage: page,
  }) => {
    await open(page, address, 390);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main table')]
        // A grid of figures scrolls, in a region with its name.
        .filter((table) => !table.closest('[role="region"][tabindex]'))
        .filter((table) => table.getBoundingClientRect().right > window.innerWidth)
        .map((table) => table.querySelector('caption')?.textContent),
    );
    expect(wide).toEqual([]);
  });
}

/** The words of the testimonial that the threads beside them cross. */
const crossedWords = (page: Page) =>
  page.getByRole('region', { name: 'Testimonials' }).evaluate((band) => {
    const words = band.querySelector('figcaption')?.closest('div');
    if (!words) throw new Error('The testimonial has no author.');
    const threads = getComputedStyle(words, '::before');
    const end = words.getBoundingClientRect().bottom - Number.parseFloat(threads.bottom);
    const start = end - Number.parseFloat(threads.height);
    return [...words.querySelectorAll('p, span')]
      .filter((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top < end && bottom > start;
      })
      .map((text) => text.textContent);
  });

for (const address of INDUSTRIES) {
  test(`the threads of ${address} cross no words of the testimonial`, async ({
    sharedPage: page,
  }) => {
    for (const width of [768, 1024, 1280, 1920]) {
      await open(page, address, width);
      expect(await crossedWords(page), `at ${width} px`).toEqual([]);
    }
  });
}
