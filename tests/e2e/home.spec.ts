import { type Page } from '@playwright/test';
import { company, industries, listedProducts, listedServices } from '../../content';
import { expect, test } from './support/fixtures';
import { totalShift, watchShifts } from './support/layout-shifts';

const ADVANCE_MS = 2000;

const SLIDES = [
  'Business Central',
  'Dynamics NAV',
  'LS Central',
  'Power BI',
  'Azure',
  'Power Apps',
  'Web and applications',
  'Ed Tech',
];

type Card = [name: string, href: string];
const cardOf = ({ title, path }: { title: string; path: string }): Card => [title, path];

const SERVICES: Card[] = [...listedServices.map(cardOf), ['Ed Tech', '/ed-tech#courses-we-offer']];

const carousel = (page: Page) => page.getByRole('region', { name: 'What we do' });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} of 8: ${SLIDES[number - 1] ?? ''}` });

async function showSlide(page: Page, number: number) {
  await expect(async () => {
    await carousel(page)
      .getByRole('button', { name: `Slide ${number}:` })
      .click();
    await expect(slide(page, number)).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function leaveBanner(page: Page) {
  await page.mouse.move(10, 10);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
}

/** After pending work: a timer set later would be late. */
async function runClock(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      }),
  );
  await page.clock.runFor(ms);
}

/** The live region is off exactly then. */
const expectMoving = (page: Page) =>
  expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');

const cards = (page: Page, section: RegExp) =>
  page.getByRole('region', { name: section }).getByRole('listitem').getByRole('link');

async function expectCards(page: Page, section: RegExp, expected: Card[]) {
  const links = cards(page, section);
  await expect(links).toHaveCount(expected.length);
  for (const [index, [name, href]] of expected.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
    await expect(links.nth(index).getByRole('heading', { name, exact: true })).toBeVisible();
  }
}

test('the home page shows services, industries, products, three posts and the years of experience', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  await expectCards(page, /services/i, SERVICES);
  await expectCards(page, /industries/i, industries.map(cardOf));
  await expect(cards(page, /industries/i).filter({ hasText: 'Read More' })).toHaveCount(
    industries.length,
  );
  await expectCards(page, /\w+ products/i, listedProducts.map(cardOf));
  await expect(cards(page, /blog/i)).toHaveCount(3);
  const why = page.getByRole('region', { name: 'Why companies choose us' });
  await expect(why.getByRole('img', { name: `${company.yearsOfExperience}+` })).toBeAttached();
  await expect(why.getByText('years of ERP work')).toBeVisible();
});

test.describe('the rotating banner', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
    await page.goto('/');
    await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));
    await showSlide(page, 8);
    await showSlide(page, 1);
    await leaveBanner(page);
    await expectMoving(page);
  });

  test('has eight pictures, shows one at a time, advances every 2000 ms and loops, until its button stops it', async ({
    page,
  }) => {
    const slides = carousel(page).getByRole('group', { name: /of 8/ });
    await expect(slides).toHaveCount(1);
    await expect(slide(page, 1).getByRole('link')).toHaveAttribute(
      'href',
      '/services/business-central-details',
    );
    for (const number of [2, 3, 4, 5, 6, 7, 8, 1]) {
      await runClock(page, ADVANCE_MS - 100);
      await expect(slide(page, number)).toBeHidden();
      await runClock(page, 100);
      await expect(slide(page, number)).toBeVisible();
      await expect(slides).toHaveCount(1);
    }
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await leaveBanner(page);
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Play slides' }).click();
    await leaveBanner(page);
    await expectMoving(page);
    await runClock(page, ADVANCE_MS);
    await expect(slide(page, 2)).toBeVisible();
  });

  test('goes on by its button although pointer and focus are on it', async ({ page }) => {
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await page.keyboard.press('Enter');
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectMoving(page);
    await runClock(page, ADVANCE_MS);
    await expect(slide(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.getByRole('button', { name: 'Play slides' }).click();
    await expectMoving(page);
    await page.keyboard.press('Tab');
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 2)).toBeVisible();
  });

  test('holds still while pointed at, while it has the focus, and in a hidden tab', async ({
    page,
  }) => {
    await carousel(page).getByRole('img').first().hover();
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 1)).toBeVisible();
    await leaveBanner(page);
    await page.getByRole('button', { name: 'Slide 1: Business Central' }).focus();
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 1)).toBeVisible();
    await leaveBanner(page);
    await expectMoving(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await runClock(page, 3 * ADVANCE_MS);
    await expect(slide(page, 1)).toBeVisible();
  });
});

test('the banner never moves by itself under reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await showSlide(page, 2);
  await leaveBanner(page);
  await runClock(page, 5 * ADVANCE_MS);
  await expect(slide(page, 2)).toBeVisible();
});

test('below the desktop width one static picture stands and no slide is fetched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const slides: string[] = [];
  page.on('request', (request) => {
    if (/\/art\/hero-\d/.test(request.url())) slides.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(carousel(page)).toBeHidden();
  await expect(page.getByRole('img', { name: /Three threads form the gate/ })).toBeVisible();
  expect(slides).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchShifts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(await totalShift(page)).toBeLessThan(0.01);
  });
}

test('without scripts all eight slides can be reached and everything is readable', async ({
  sharedNoScriptPage: page,
}) => {
  await page.goto('/');
  for (const number of [1, 4, 8]) {
    await slide(page, number).scrollIntoViewIfNeeded();
    await expect(slide(page, number)).toBeVisible();
  }
  await expectCards(page, /services/i, SERVICES);
  await expectCards(page, /industries/i, industries.map(cardOf));
});
