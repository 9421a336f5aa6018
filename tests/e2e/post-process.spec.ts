import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fieldOf } from './support/form-helpers';
import { placeOf, swipeUp } from './support/places';
import { watchRequests } from './support/requests';
import {
  CHUNKS,
  afterFrame,
  announceClick,
  filesRun,
  hold,
  isStarted,
  start,
} from './support/start';

const LOADER = '**/_next/static/start-*.js';

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
    // The framework would detect the change and render again.
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

const GESTURES: [string, (page: Page) => Promise<void>][] = [
  [
    'a mouse that moves on a link',
    async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' });
      await link.hover({ position: { x: 5, y: 5 } });
      await link.hover({ position: { x: 9, y: 9 } });
    },
  ],
  [
    'the focus of the keyboard on a link',
    async (page) => {
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: 'ENQUIRY' }).first().focus();
    },
  ],
  ['a focus in a form', (page) => fieldOf(page, 'Name').focus()],
  ['a letter in a form', (page) => fieldOf(page, 'Name').dispatchEvent('input', { bubbles: true })],
  ['a press on Send', (page) => page.getByRole('button', { name: 'Send message' }).click()],
];

function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/') && request.url().endsWith('.js')) {
      asked.push(request.resourceType());
    }
  });
  return asked;
}

test.describe('a page whose script can wait', () => {
  for (const [gesture, make] of GESTURES) {
    test(`is there before any of it, and starts at ${gesture}`, async ({ page }) => {
      // The page never finishes loading, so nothing is fetched ahead.
      const pictures = await hold(page, '**/art/*.svg');
      const chunks = await hold(page, CHUNKS);
      const loader = page.waitForResponse(LOADER);
      await page.goto('/contact-us', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await (await loader).finished();
      expect(chunks.asked()).toBe(0);
      // The loader runs before it.
      await page.waitForLoadState('domcontentloaded');
      await make(page);
      await expect.poll(chunks.asked).toBeGreaterThan(3);
      await chunks.release();
      await expect.poll(() => isStarted(page)).toBe(true);
      await pictures.release();
    });
  }

  test('counts as parsed when it has its styles, so that it is laid out once', async ({ page }) => {
    const styles = await hold(page, '**/_next/static/chunks/page-*.css');
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

  test('fetches files and data ahead when it is loaded, and runs them when a link is about to be used', async ({
    page,
  }) => {
    const asked = watchFiles(page);
    const data = watchRequests(page, '/about-us.txt');
    await page.goto('/about-us');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    expect(asked).not.toContain('script');
    expect(data).toHaveLength(1);
    expect(await isStarted(page)).toBe(false);
    await start(page);
    expect(data).toHaveLength(1);
    expect(await follow(page, 'Career', '/career')).toBe('swapped');
    await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeVisible();
  });

  test('fetches nothing ahead for those who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = watchFiles(page);
    await page.clock.install();
    await page.goto('/about-us');
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await start(page);
    expect(asked).toContain('script');
  });

  test('is left by ordinary links before its loader is there', async ({ page }) => {
    const loader = await hold(page, LOADER);
    await page.goto('/about-us', { waitUntil: 'commit' });
    expect(await follow(page, 'Career', '/career')).toBe('loaded');
    await loader.release();
  });

  test('is left by ordinary links while it starts', async ({ page }) => {
    const chunks = await hold(page, CHUNKS);
    await page.goto('/about-us');
    await announceClick(page);
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    expect(await follow(page, 'Career', '/career')).toBe('loaded');
    await chunks.release();
    await start(page);
  });
});

test.describe('scrolling', () => {
  test('by touch or wheel starts nothing @phone', async ({ page, isMobile }) => {
    // Without a form and with one.
    for (const path of ['/', '/enquiry']) {
      await page.goto(path);
      if (isMobile) {
        await swipeUp(page, 3);
      } else {
        await page.mouse.move(300, 500);
        await page.mouse.wheel(0, 900);
      }
      await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
      await afterFrame(page);
      expect(await filesRun(page).count(), path).toBe(0);
    }
  });

  test('fades pictures in without the framework', async ({ page }) => {
    const pictures = await hold(page, '**/art/course-*.svg');
    await page.goto('/ed-tech');
    const last = page.locator('img[src*="/art/course-"]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await pictures.release();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    expect(await filesRun(page).count()).toBe(0);
  });
});

test.describe('a script that does not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('is asked for again when it is needed, and so is the data of the page', async ({ page }) => {
    const asked = watchRequests(page, '/about-us.txt');
    await page.route('**/about-us.txt', (route) => route.abort(), { times: 1 });
    await page.goto('/about-us');
    await expect.poll(() => asked.length).toBe(1);
    await start(page);
    expect(asked).toHaveLength(2);
  });

  test('leaves a page whose parts work and whose links lead on', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/career');
    await announceClick(page);
    await page.getByRole('tab', { name: /^2/ }).click();
    await expect(page.getByRole('tabpanel', { name: /^2/ })).toBeVisible();
    expect(await isStarted(page)).toBe(false);
    expect(await follow(page, 'Enquiry', '/enquiry')).toBe('loaded');
  });

  test('leaves ENROLL NOW with a form, mail and telephone', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/courses/azure-details');
    await page.getByRole('button', { name: 'ENROLL NOW' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a place' });
    await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(dialog.getByRole('alert').getByRole('link', { name: /^\+91/ })).toBeVisible();
  });
});

test('Enter in a form before its script runs puts nothing into the address', async ({ page }) => {
  const chunks = await hold(page, CHUNKS);
  await page.goto('/contact-us');
  await fieldOf(page, 'Name').fill('Asha');
  await fieldOf(page, 'Name').press('Enter');
  await chunks.release();
  await expect(page.getByText('4 fields need your attention')).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
  await expect(fieldOf(page, 'Name')).toHaveValue('Asha');
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
  await start(page);
  await fieldOf(page, 'Name').fill('Asha');
  expect(await follow(page, 'Career', '/career')).toBe('swapped');
  await expect(page.locator('html')).not.toHaveAttribute('data-bars');
});
