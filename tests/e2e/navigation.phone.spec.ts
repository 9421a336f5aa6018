import { expect, test } from './fixtures';
import { watchRequests } from './requests';
import { start } from './start';

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
