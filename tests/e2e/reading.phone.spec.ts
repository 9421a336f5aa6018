import { READING_VISIT } from '../../scripts/measure/budgets/limits';
import { expect, test } from './support/fixtures';

const PAGES = [
  '/',
  '/services/nav-details',
  '/courses/business-central-details',
  '/contact-us',
  '/about-us',
];

test('a phone that reads five pages for ten seconds each asks for little', async ({ page }) => {
  const asked: string[] = [];
  let bytes = 0;
  page.on('requestfinished', (request) => {
    asked.push(new URL(request.url()).pathname);
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      bytes += responseBodySize + responseHeadersSize;
    });
  });
  await page.clock.install();
  for (const path of PAGES) {
    await page.goto(path);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
  }
  expect([...new Set(asked)].filter((path) => path.endsWith('.js')).sort()).toEqual([
    expect.stringMatching(/forms-\w+\.js$/),
    expect.stringMatching(/page-\w+\.js$/),
  ]);
  expect(new Set(asked).size).toBeLessThanOrEqual(READING_VISIT.requests);
  expect(bytes).toBeLessThanOrEqual(READING_VISIT.bytes);
});
