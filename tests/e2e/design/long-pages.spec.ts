import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pathsOfSitemap } from '../../../lib/browser/known-address';
import { layOutAll } from '../../../scripts/measure/screenshots/lay-out-all';
import { expect, test } from '../support/fixtures';

const OUT = path.join(import.meta.dirname, '../../../out');
const PATHS = pathsOfSitemap(readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8'));

const INDUSTRIES = PATHS.filter((address) => /^\/[a-z-]+$/.test(address)).filter((address) =>
  readFileSync(path.join(OUT, `${address}.html`), 'utf8').includes('Industry Overview'),
);

/** Lays the page out as a whole, as it is when a visitor has come to its end. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await page.evaluate(layOutAll);
}

for (const address of [
  '/',
  '/about-us',
  '/services/nav-details',
  '/products/rgp-details',
  '/courses/business-central-details',
  '/automobile',
]) {
  test(`${address} has two or three calls, beside the header's ENQUIRY`, async ({
    sharedPage: page,
  }) => {
    await page.goto(address);
    const calls = page.getByRole('main').getByText(/^(ENQUIRY|Contact Now|ENROLL NOW|Enquire.*)$/);
    const visible = await calls.filter({ visible: true }).count();
    expect(visible).toBeLessThanOrEqual(3);
    expect(visible).toBeGreaterThanOrEqual(2);
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
