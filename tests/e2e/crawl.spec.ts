import type { Page } from '@playwright/test';
import { PAGE_OF_EACH_KIND } from '../../scripts/shared/page-kinds';
import { readTags } from '../../scripts/shared/tags';
import { expect, test } from './support/fixtures';

async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return readTags(html).find(({ name }) => name === 'title')?.text ?? '';
}

const seenLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]:not([download])')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.getAttribute('href') ?? ''),
  );

test('a walk by links through a page of each kind asks for nothing that is missing', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  const left = new Set(PAGE_OF_EACH_KIND);
  const ways = new Map<string, string[]>();
  let here = '/';
  for (;;) {
    left.delete(here);
    if (left.size === 0) break;
    const more = page.getByRole('button', { name: 'Load more' });
    while (await more.isVisible()) await more.click();
    const seen = await seenLinks(page);
    ways.set(here, seen);
    const leadsOn = (path: string) => ways.get(path)?.some((target) => left.has(target));
    const next = seen.find((path) => left.has(path)) ?? seen.find(leadsOn);
    if (next === undefined) throw new Error(`No link in sight leads to ${[...left].join(', ')}`);
    const link = page.locator(`a[href="${next}"]`).filter({ visible: true }).first();
    await link.click();
    await expect(page).toHaveTitle(await titleOf(page, next));
    await expect(page).toHaveURL(next);
    here = next;
  }
  expect(faults).toEqual([]);
});
