import { productsPage } from '../../content';
import { expect, test } from './support/fixtures';

test('/products shows one static paper in place of its carousel', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('region', { name: productsPage.carousel })).toBeHidden();
  await expect(page.getByRole('img', { name: /roll-call/i })).toHaveCount(1);
});

test('a wide table opens below its caption and shows each stage with its labelled cells, none out of sight', async ({
  page,
}) => {
  await page.goto('/services/business-central-details');
  const table = page.getByRole('table', { name: /^An ERP implementation/ });
  await expect(table).toBeHidden();
  await page
    .locator('summary')
    .filter({ hasText: /^An ERP implementation/ })
    .click();
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Discover' })).toHaveCount(1);
  const cell = table.getByRole('cell', { name: 'You sign the gap list' });
  // The cell itself has no box.
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

for (const width of [390, 1440]) {
  test(`the title of an accordion item stays under the finger at ${width} px when another closes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/nav-details');
    const items = page.locator('#implement details[name]');
    await expect(items.first()).toHaveAttribute('open', '');
    const title = items.nth(2).locator('summary');
    await title.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 500, behavior: 'instant' });
    });
    const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - 500)).toBeLessThanOrEqual(1);
    await title.click();
    await expect(items.nth(2)).toHaveAttribute('open', '');
    await expect(items.first()).not.toHaveAttribute('open');
    expect(Math.abs((await top()) - 500)).toBeLessThanOrEqual(1);
    await title.click();
    await expect(items.nth(2)).not.toHaveAttribute('open');
    expect(Math.abs((await top()) - 500)).toBeLessThanOrEqual(1);
  });
}

test('a question is the control of its answer', async ({ noScriptPage: page }) => {
  await page.goto('/services/nav-details');
  const question = page.getByRole('heading', {
    name: 'Can we go straight to Business Central online?',
  });
  const answer = page.getByText(/every NAV version stops on a server first/);
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await expect(question).toHaveCount(1);
});

test('the chip of the section that is read comes into the row', async ({ page }) => {
  await page.goto('/services/nav-details');
  const chips = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const last = chips.filter({ hasText: 'Questions' });
  await expect(last).not.toBeInViewport();
  await page.locator('#questions').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  await expect(last).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.locator('#implement').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  await expect(chips.first()).toBeInViewport();
});
