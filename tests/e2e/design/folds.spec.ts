import { expect, test } from '../support/fixtures';

const PHONE = { width: 390, height: 844 };

test('the columns of the footer unfold on a phone and stand open on wide screens, without scripts', async ({
  sharedNoScriptPage: page,
}) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Maintenance Module' });
  const fold = footer.locator('summary', { hasText: 'Products' });
  await page.goto('/');
  await expect(link).toBeVisible();
  await expect(fold).toBeHidden();
  await expect(footer.getByRole('heading', { name: 'Products' })).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(link).toBeHidden();
  await fold.click();
  await expect(link).toBeVisible();
});

test('the first answer of an industry is open on a phone, the second unfolds', async ({
  sharedNoScriptPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/leathers');
  const faq = page.getByRole('region', { name: 'FAQ' });
  const answers = faq.locator('p');
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toBeVisible();
  await expect(answers.last()).toBeHidden();
  // The button overlays its question.
  await faq.getByRole('heading', { level: 3 }).nth(1).click({ force: true });
  await expect(answers.last()).toBeVisible();
});
