import type { Page } from '@playwright/test';
import { layOutAll } from '../../../scripts/measure/screenshots/lay-out-all';
import { PAGE_OF_EACH_KIND } from '../../../scripts/shared/page-kinds';
import { expect, test } from '../support/fixtures';

for (const width of [1280, 1440, 1920]) {
  test(`words stand on the text column at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const left = (name: string) =>
      page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
    const column = await left('News and blog');
    for (const name of [
      'Twelve industries, each with its own page',
      'Automobile',
      'Electricals',
      'Fabrication & Garments',
      'Sheets that you sign',
    ]) {
      expect(Math.abs((await left(name)) - column), name).toBeLessThanOrEqual(1);
    }
  });
}

/** With more lines than words. */
const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .filter((element) => {
        const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const lines = nodes.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ top }) => top);
        });
        const words = nodes.flatMap((node) => node.textContent?.match(/[^\s@./-]+/g) ?? []);
        return words.length > 0 && new Set(lines).size > words.length;
      })
      .map(({ textContent }) => textContent),
  );

test('no page squeezes its words letter by letter', async ({ sharedPage: page }) => {
  for (const address of PAGE_OF_EACH_KIND) {
    await page.goto(address);
    await page.evaluate(layOutAll);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await squeezedTexts(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
