import { expect, test } from './support/fixtures';
import { watchRequests } from './support/requests';
import { afterFrame, filesRun, start } from './support/start';

test('a tap asks for the next page once, and the finger on the link for nothing', async ({
  page,
}) => {
  const asked = watchRequests(page, '/services/nav-details');
  await page.goto('/services');
  await start(page);
  await page.getByRole('main').locator('a[href="/services/nav-details"]').first().tap();
  await expect(page).toHaveURL('/services/nav-details');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NAV');
  expect(asked).toEqual(['GET /services/nav-details.txt']);
});

test('a tap on a link starts no framework for the page it leaves, nor does one beside it', async ({
  page,
}) => {
  await page.goto('/services');
  await page.evaluate(() => {
    // The page stays for the checks.
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  const files = filesRun(page);
  await page.getByRole('main').locator('a[href="/services/nav-details"]').first().tap();
  await expect(files).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).tap();
  await afterFrame(page);
  await expect(files).toHaveCount(0);
});
