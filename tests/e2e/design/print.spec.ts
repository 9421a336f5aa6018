import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { courses } from '../../../content';
import { expect, test } from '../support/fixtures';

const A4 = { width: 595, height: 842 };
const PAPERS = path.join(import.meta.dirname, '../../../test-results/print');

function sheetsOf(pdf: Buffer): { width: number; height: number }[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => ({
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
    }),
  );
}

for (const [name, address] of [
  ['course', '/courses/business-central-details'],
  ['service', '/services/nav-details'],
] as const) {
  test(`a ${name} page prints whole on A4, without what belongs to the screen`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });

    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toBeHidden();
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const hidden = await page
      .getByRole('main')
      .locator('details p, details li, [role="tabpanel"] p')
      .evaluateAll((texts) =>
        texts
          .filter((text) => !text.closest('[data-print="hide"]') && !text.checkVisibility())
          .map(({ textContent }) => textContent.slice(0, 60)),
      );
    expect(hidden, 'texts of accordion items and tab panels that do not print').toEqual([]);
    const bare = await page
      .getByRole('main')
      .locator('a[href^="http"]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .filter((link) => !getComputedStyle(link, '::after').content.includes('http'))
          .map(({ textContent }) => textContent),
      );
    expect(bare, 'links to other sites without their address').toEqual([]);

    mkdirSync(PAPERS, { recursive: true });
    const pdf = await page.pdf({
      format: 'A4',
      printBackground: true,
      path: path.join(PAPERS, `${name}.pdf`),
    });
    const sheets = sheetsOf(pdf);
    expect(sheets.length).toBeGreaterThan(2);
    for (const sheet of sheets) {
      expect(Math.abs(sheet.width - A4.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(sheet.height - A4.height)).toBeLessThanOrEqual(1);
    }
  });
}

test('the exercise of each course prints with its solution on one side', async ({ page }) => {
  for (const { path: address, exercise } of courses) {
    await page.goto(address);
    await page.evaluate(() => {
      const sheet = document.querySelector('[aria-labelledby="exercise-title"]');
      if (sheet) document.body.replaceChildren(sheet);
    });
    await expect(page.getByRole('heading', { name: exercise.title })).toBeVisible();
    expect(sheetsOf(await page.pdf({ format: 'A4' })), address).toHaveLength(1);
  }
});
