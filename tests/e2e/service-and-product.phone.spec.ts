import { expect, test } from './support/fixtures';

test('/products shows one static picture in place of its carousel', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('service-vms')) pictures.push(new URL(request.url()).pathname);
  });
  await page.goto('/products');
  await expect(page.getByRole('region', { name: 'Our five products' })).toBeHidden();
  await expect(page.getByRole('img', { name: /^A roll-call screen/ })).toBeVisible();
  expect(pictures, 'and fetches no other for the hidden carousel').toEqual([
    '/art/service-vms-small.svg',
  ]);
});

test('a wide table opens below its caption and shows each stage with its labelled cells, none out of sight', async ({
  page,
}) => {
  await page.goto('/services/business-central-details');
  const table = page.getByRole('table', { name: /^Six stages/ });
  await expect(table).toBeHidden();
  await page
    .locator('summary')
    .filter({ hasText: /^Six stages/ })
    .click();
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Discover' })).toHaveCount(1);
  const cell = table.getByRole('cell', { name: 'Scope and gap list are signed' });
  // The cell itself has no box, only its text.
  const place = await cell.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, right, width } = text.getBoundingClientRect();
    return { isShown: width > 0, isInside: left >= 0 && right <= window.innerWidth };
  });
  expect(place).toEqual({ isShown: true, isInside: true });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
