import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { fieldOf } from './form-helpers';
import { expectStarted, isStarted } from './start';

const LOADER = '**/_next/static/start-*.js';
const CHUNKS = '**/_next/static/chunks/*.js';

/** Holds back all answers to a pattern of addresses until `release`. */
async function hold(page: Page, pattern: string) {
  const waiting: Route[] = [];
  let held = true;
  await page.route(pattern, async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  return {
    asked: () => waiting.length,
    release: async () => {
      held = false;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** Follows a link and tells whether the page was loaded anew. */
async function follow(page: Page, name: string, path: string): Promise<'loaded' | 'swapped'> {
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isSame = await page.evaluate(() => document.documentElement.dataset.before === 'yes');
  return isSame ? 'swapped' : 'loaded';
}

test.describe('what somebody managed to slip in', () => {
  test.use({ expectedProblems: /Content Security Policy|ERR_|status of 404|elsewhere/ });

  test('does not run: the policy is in the page itself', async ({ page }) => {
    // The framework would notice the change and draw the page anew.
    await page.route(CHUNKS, (route) => route.abort());
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

test.describe('a page whose script can wait', () => {
  test('is there before any of it, and each first gesture starts it', async ({ page }) => {
    // The page does not end loading, so it does not start by itself.
    const pictures = await hold(page, '**/art/*.svg');
    const chunks = await hold(page, CHUNKS);
    const loader = page.waitForResponse(LOADER);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loader;
    expect(chunks.asked()).toBe(0);
    await page.keyboard.press('Shift');
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    await chunks.release();
    await expectStarted(page);
    await pictures.release();
  });

  test('starts by itself once it is loaded', async ({ page }) => {
    await page.goto('/about-us');
    await expectStarted(page);
    expect(await follow(page, 'Career', '/career')).toBe('swapped');
    await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeVisible();
  });

  test('is left by ordinary links before its loader is there', async ({ page }) => {
    const loader = await hold(page, LOADER);
    await page.goto('/about-us', { waitUntil: 'commit' });
    expect(await follow(page, 'Career', '/career')).toBe('loaded');
    await loader.release();
  });

  test('is left by ordinary links while it starts', async ({ page }) => {
    const chunks = await hold(page, CHUNKS);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await page.keyboard.press('Shift');
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    expect(await follow(page, 'Career', '/career')).toBe('loaded');
    await chunks.release();
    await expectStarted(page);
  });
});

test.describe('a script that does not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('Back restores the place on the page, after both kinds of navigation', async ({ page }) => {
    const placeOf = () => page.evaluate(() => Math.round(window.scrollY));
    for (const kind of ['swapped', 'loaded'] as const) {
      await page.unrouteAll();
      if (kind === 'loaded') await page.route(CHUNKS, (route) => route.abort());
      await page.goto('/about-us');
      if (kind === 'swapped') await expectStarted(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: 'instant' });
      });
      await page.evaluate(() => {
        document
          .querySelector<HTMLAnchorElement>('footer a[href="/terms-and-conditions"]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
      await expect(page).toHaveURL('/terms-and-conditions');
      await expect.poll(placeOf).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
      await expect.poll(placeOf).toBe(900);
    }
  });

  test('leaves the page as it is without scripts', async ({ page }) => {
    let failed = 0;
    await page.route(CHUNKS, async (route) => {
      failed += 1;
      // One file of many is enough.
      if (failed === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('/career');
    await expect(page.getByRole('main').getByRole('link', { name: /apply/i })).toHaveCount(16);
    for (const link of await page.getByRole('main').getByRole('link', { name: /apply/i }).all()) {
      await expect(link).toBeVisible();
    }
    expect(await isStarted(page)).toBe(false);

    failed = 0;
    await page.goto('/contact-us');
    await expect(page.getByText('Sending this form needs JavaScript')).toBeVisible();
    expect(await follow(page, 'Enquiry', '/enquiry')).toBe('loaded');
  });
});

test.describe('what is typed before the script runs', () => {
  test('stays in a form, and Enter sends it nowhere', async ({ page }) => {
    const chunks = await hold(page, CHUNKS);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await fieldOf(page, 'Name').fill('Asha');
    await fieldOf(page, 'Name').press('Enter');
    await fieldOf(page, 'Email').fill('asha@samvaya.example');
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    await chunks.release();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(page).toHaveURL('/contact-us');
    await expect(fieldOf(page, 'Name')).toHaveValue('Asha');
    await expect(fieldOf(page, 'Email')).toHaveValue('asha@samvaya.example');
  });

  test('filters the job board', async ({ page }) => {
    const chunks = await hold(page, CHUNKS);
    await page.goto('/career', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Search by title' });
    await search.fill('python');
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    await search.press('Enter');
    await chunks.release();
    await expect(page.getByText('Showing 1 of 1 job.')).toBeVisible();
    await expect(search).toHaveValue('python');
  });
});

test('the banner starts at once where it is shown, and later on a phone @phone', async ({
  page,
  isMobile,
}) => {
  const pictures = await hold(page, '**/art/*.svg');
  const chunks = await hold(page, CHUNKS);
  const loader = page.waitForResponse(LOADER);
  await page.goto('/', { waitUntil: 'commit' });
  await loader;
  if (isMobile) expect(chunks.asked()).toBe(0);
  else await expect.poll(chunks.asked).toBeGreaterThan(3);
  await pictures.release();
  await chunks.release();
  await expectStarted(page);
});

test('nothing keeps the browser from showing a page again as it was left', async ({ page }) => {
  // The browsers under test have no back-forward cache, so what would bar a page from it is looked for.
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
  await expectStarted(page);
  await fieldOf(page, 'Name').fill('Asha');
  expect(await follow(page, 'Career', '/career')).toBe('swapped');
  await expect(page.locator('html')).not.toHaveAttribute('data-bars');
});
