import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOfSitemap } from '../../lib/browser/known-address';
import { expect, test } from './support/fixtures';

const out = path.join(import.meta.dirname, '../../out');
const paths = pathsOfSitemap(readFileSync(path.join(out, 'sitemap.xml'), 'utf8'));

test.use({ expectedProblems: /status of 404/ });

test('no control is so small that a phone would zoom into it', async ({ sharedPage: page }) => {
  test.slow();
  const faults: string[] = [];
  let found = 0;
  for (const address of [...paths, '/career/apply/Unknown']) {
    const html = await (await page.request.get(address)).text();
    if (!/<(input|select|textarea)\b/.test(html)) continue;
    await page.goto(address);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((all) =>
        all.map((control) => [control.id, parseFloat(getComputedStyle(control).fontSize)] as const),
      );
    found += sizes.length;
    faults.push(
      ...sizes.filter(([, size]) => size < 16).map(([id, size]) => `${address} #${id}: ${size} px`),
    );
  }
  expect(found).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
