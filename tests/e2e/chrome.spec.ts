import { type Page } from '@playwright/test';
import { expect, test } from './fixtures';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

const GROUPS: [label: string, some: string][] = [
  ['Services', 'Business Central'],
  ['Products', 'Quality Modules'],
  ['Ed. Tech', 'Software Testing'],
  ['Industries', 'Fabrication & Garments'],
];

for (const [label, some] of GROUPS) {
  test.describe(`the ${label} menu`, () => {
    test('opens by hover', async ({ sharedPage: page }) => {
      await page.goto('/');
      const link = mainNavigation(page).getByRole('link', { name: some, exact: true });
      await expect(link).toBeHidden();
      await mainNavigation(page).getByRole('link', { name: label, exact: true }).hover();
      await expect(link).toBeVisible();
    });

    test('opens by focus and closes by Escape', async ({ sharedPage: page }) => {
      await page.goto('/');
      const link = mainNavigation(page).getByRole('link', { name: some, exact: true });
      await mainNavigation(page).getByRole('link', { name: label, exact: true }).focus();
      await expect(link).toBeVisible();
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden({ timeout: 500 });
      }).toPass();
    });

    test('opens and closes by click on its button', async ({ sharedPage: page }) => {
      await page.goto('/');
      const button = mainNavigation(page).getByRole('button', { name: `${label} pages` });
      await expect(async () => {
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
      }).toPass();
      const link = mainNavigation(page).getByRole('link', { name: some, exact: true });
      await page.mouse.move(700, 700);
      await expect(link).toBeVisible();
      await button.click();
      await expect(link).toBeHidden();
    });
  });
}

test('the menus open without scripts, by hover and by focus', async ({
  sharedNoScriptPage: page,
}) => {
  await page.goto('/');
  const navigation = mainNavigation(page);
  await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(navigation.getByRole('link', { name: 'SharePoint' })).toBeVisible();
  await page.mouse.move(700, 700);
  await navigation.getByRole('link', { name: 'Products', exact: true }).focus();
  await expect(navigation.getByRole('link', { name: 'HRMS' })).toBeVisible();
});

test('ENQUIRY leads to the enquiry form', async ({ sharedPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' })).toHaveAttribute(
    'href',
    '/enquiry',
  );
});

test('the first stop of the Tab key leads past the navigation', async ({ sharedPage: page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
});

test('the footer names both offices, the copyright year and the legal pages', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Corporate office')).toBeVisible();
  await expect(footer.getByText('Registered office')).toBeVisible();
  await expect(footer.getByText('© 2024')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('the chat link opens the messaging app in a new tab', async ({ sharedPage: page }) => {
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
});
