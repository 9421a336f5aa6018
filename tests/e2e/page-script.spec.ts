import { expect, test } from './support/fixtures';
import { PAGE_SCRIPTS, hold } from './support/hold';

test.describe('what somebody managed to slip in', () => {
  test.use({ expectedProblems: /Content Security Policy|ERR_|status of 404|elsewhere/ });

  test('does not run: the policy is in the page itself', async ({ page }) => {
    await page.route('/about-us', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': header, ...headers } = response.headers();
      expect(header).toContain("frame-ancestors 'none'");
      const slipped =
        '<script>document.title = "inline"</script>' +
        '<img src="/missing.png" onerror="document.title = \'handler\'" alt="" />' +
        '<script src="https://elsewhere.example/a.js"></script>' +
        '<p id="slipped" style="color: rgb(1, 2, 3)">Slipped in</p>';
      const body = (await response.text()).replace('</main>', `${slipped}</main>`);
      await route.fulfill({ headers, body });
    });
    await page.goto('/about-us');
    await expect(page).toHaveTitle(/^About us/);
    await expect(page.locator('#slipped')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  });
});

test('a page is there, and its links lead on, before its script', async ({ page }) => {
  const scripts = await hold(page, PAGE_SCRIPTS);
  await page.goto('/career', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Enquiry' }).click();
  await expect(page).toHaveURL('/enquiry');
  await scripts.release();
});

test('a page counts as parsed when it has its styles, so that it is laid out once', async ({
  page,
}) => {
  const styles = await hold(page, '**/*.css');
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const parsedAt = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entries[0]?.domContentLoadedEventStart;
    });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  await expect.poll(styles.asked).toBe(1);
  expect(await parsedAt()).toBe(0);
  await styles.release();
  await expect.poll(parsedAt).toBeGreaterThan(0);
});

test('pictures fade in near the viewport', async ({ page }) => {
  const pictures = await hold(page, '**/art/course-*.svg');
  await page.goto('/ed-tech');
  const last = page.locator('img[src*="/art/course-"]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await pictures.release();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
});

test('nothing keeps the browser from showing a page again as it was left', async ({ page }) => {
  // The browsers under test have no back-forward cache, so check for its blockers.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (/^(before)?unload$/.test(type)) document.documentElement.dataset.bars = type;
      listen(type, listener, options);
    };
  });
  const response = await page.goto('/contact-us');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  await expect(page.locator('html')).not.toHaveAttribute('data-bars');
});
