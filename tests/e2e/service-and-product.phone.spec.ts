import { expect, test } from './fixtures';

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

test('a wide table scrolls in its own box', async ({ page }) => {
  await page.goto('/services/business-central-details');
  const table = page.getByRole('table', { name: /^Six stages/ });
  const box = page.getByRole('region', { name: /^Six stages/ });
  await box.scrollIntoViewIfNeeded();
  const rowHead = table.getByRole('rowheader', { name: 'Discover' });
  const before = await rowHead.boundingBox();
  await box.evaluate((element) => {
    element.scrollLeft = 400;
  });
  await expect(table.getByRole('cell', { name: 'Scope and gap list are signed' })).toBeInViewport();
  // The row heading stays in place.
  expect((await rowHead.boundingBox())?.x).toBe(before?.x);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
