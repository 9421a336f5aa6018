import path from 'node:path';
import type { Page } from '@playwright/test';
import { createHost } from '../../scripts/shared/preview-server/preview-server';
import { close, listen } from '../../scripts/shared/listen';
import { expect, expectNoViolations, test } from './support/fixtures';

// The browser logs the 404 status as an error.
test.use({ expectedProblems: /status of 404|another origin: http:\/\/127/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an unknown address leads on to the main pages @phone', async ({ page, noScriptPage }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expectNoViolations(page);
  const ways = page.getByRole('region', { name: 'Main pages' }).getByRole('link');
  const targets = ['/services', '/products', '/ed-tech', '/blogs', '/career', '/contact-us'];
  await expect(ways).toHaveCount(targets.length);
  for (const [index, target] of targets.entries()) {
    await expect(ways.nth(index)).toHaveAttribute('href', target);
  }

  await noScriptPage.goto('/no/such/page');
  await expect(heading(noScriptPage)).toHaveText('Page not found');
  await noScriptPage
    .getByRole('region')
    .getByRole('link', { name: /^Career/ })
    .click();
  await expect(noScriptPage).toHaveURL('/career');
});

test("an unknown post is a 'Blog not found.' with the way to the list", async ({
  sharedPage: page,
}) => {
  const response = await page.goto('/blogs/99');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Blog not found.');
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/blogs');
});

test('an unknown job title shows the application form alone', async ({ sharedPage: page }) => {
  await page.goto('/career/apply/Unknown%20Job');
  await expect(page.getByRole('form', { name: 'Apply' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('button', { name: 'Prepare my application' }).click();
  await expect(page.getByRole('group', { name: /need your attention/ })).toBeFocused();
});

test('other ways to write an address lead to its page, with search and hash', async ({ page }) => {
  // A host without our rules.
  const host = createHost({ folder: path.join(import.meta.dirname, '../../out') });
  const origin = `http://127.0.0.1:${await listen(host, 0)}`;
  try {
    for (const [written, target] of [
      ['/courses/LS-central-details', '/courses/ls-central-details'],
      ['/courses/Software-Testing', '/courses/software-testing-details'],
      ['/About-Us', '/about-us'],
    ] as const) {
      await page.goto(`${origin}${written}?from=mail#main`);
      await expect(page).toHaveURL(`${origin}${target}?from=mail#main`);
      await expect(heading(page)).not.toHaveText('Page not found');
    }
  } finally {
    await close(host);
  }
});
