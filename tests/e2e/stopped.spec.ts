import { expect, expectNoViolations, test } from './fixtures';

test.describe('a page whose script fails while it runs', () => {
  test.use({ expectedProblems: /uncaught: Error: made to fail/ });

  test.beforeEach(async ({ page }) => {
    // What lets pictures fade in is a part of every page (lib/lazy-images.ts).
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (options?.threshold) throw new Error('made to fail');
          super(callback, options);
        }
      };
    });
    await page.goto('/contact-us?from=mail#form');
    await expect(page.getByRole('alert')).toContainText('This page has stopped');
  });

  test('says so in our look, within the policy and for everyone', async ({ page }) => {
    await expect(page).toHaveTitle('This page has stopped');
    const heading = page.getByRole('heading', { level: 1, name: 'This page has stopped' });
    const faces = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(faces).toMatch(/^"?display\b/);
    await expectNoViolations(page);
  });

  test('is loaded anew by its link, and left by the others', async ({ page }) => {
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Load the page again' }).click();
    expect(new URL((await again).url()).search).toBe('?from=mail');
    await expect(page.getByRole('alert')).toContainText('This page has stopped');
    await expect(page.getByRole('link', { name: 'tell us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await page.getByRole('link', { name: 'to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
