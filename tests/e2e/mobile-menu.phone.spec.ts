import { type Page } from '@playwright/test';
import { expect, expectNoViolations, test } from './support/fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main, small screens' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const group = (page: Page, label: string) =>
  menu(page)
    .getByRole('group')
    .filter({ has: page.getByLabel(`${label} pages`) });

async function openMenu(page: Page) {
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu opens and closes by its buttons and by Escape, which gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('[popover]');
    });
    expect(outside, 'the focus stays inside').toBe(false);
  }
  const at = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'the page behind does not scroll').toBe(at);
});

test('Services, Products and Ed. Tech lead to their pages beside their controls, one is open at a time, and choosing a link closes the menu', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page);
  const groups = [
    ['Services', '/services', 'SharePoint'],
    ['Products', '/products', 'HRMS'],
    ['Ed. Tech', '/ed-tech', 'Software Testing'],
  ] as const;
  const entries = groups.map(([, , some]) => menu(page).getByRole('link', { name: some }));
  for (const [index, [label, href]] of groups.entries()) {
    const link = menu(page).getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link.getByLabel(`${label} pages`)).toHaveCount(0);
    await menu(page).getByLabel(`${label} pages`).click();
    for (const [other, entry] of entries.entries()) {
      await expect(entry).toBeVisible({ visible: other === index });
    }
  }
  await menu(page).getByLabel('Ed. Tech pages').click();
  await expect(entries[2] ?? menu(page)).toBeHidden();
  await menu(page).getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL('/career');
  await expect(menu(page)).toBeHidden();
});

test('without scripts the menu opens, its groups are exclusive and its links lead on', async ({
  noScriptPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await opener(page).click();
  await menu(page).getByLabel('Services pages').click();
  await expect(group(page, 'Services').getByRole('link', { name: 'Power BI' })).toBeVisible();
  await menu(page).getByLabel('Products pages').click();
  await expect(group(page, 'Services').getByRole('link', { name: 'Power BI' })).toBeHidden();
  await menu(page).getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL('/career');
});

test('the menu keeps the focus inside, is closed in the back-forward cache, and by a link within the page', async ({
  page,
}) => {
  const main = page.locator('main');
  await page.goto('/');
  await openMenu(page);
  await expect(main).toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(main).not.toHaveAttribute('inert');

  await openMenu(page);
  // The browsers under test have no back-forward cache; this is its event.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Industries', exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(main).not.toHaveAttribute('inert');
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('turning a tablet', () => {
  const UPRIGHT = { width: 834, height: 1194 };
  const ACROSS = { width: 1194, height: 834 };

  async function expectUsable(page: Page) {
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.mouse.move(500, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Career' })
      .click();
    await expect(page).toHaveURL('/career');
  }

  test('closes the open menu, and turning it back does not bring it back', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize(UPRIGHT);
    await openMenu(page);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.setViewportSize(ACROSS);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.setViewportSize(UPRIGHT);
    await expect(opener(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize(ACROSS);
    await expectUsable(page);
  });
});
