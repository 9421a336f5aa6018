import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const drawnByScrolling = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length,
  );

const link = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Neighbouring industries' })
    .getByRole('link', { name: /Automobile/ });

const wheel = (page: Page) => link(page).locator('svg g').first();

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the threads draw themselves as they come into view', async ({ page }) => {
    await page.goto('/leathers');
    expect(await drawnByScrolling(page)).toBeGreaterThan(0);
  });

  test('a part of an industry moves while its link has the focus', async ({ page }) => {
    await page.goto('/leathers');
    await expect(wheel(page)).toHaveCSS('rotate', 'none');
    await link(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(wheel(page)).toHaveCSS('rotate', '90deg');
  });
});

test('nothing moves for those who want less motion', async ({ sharedPage: page }) => {
  await page.goto('/leathers');
  expect(await drawnByScrolling(page)).toBe(0);
  await link(page).hover();
  await expect(wheel(page)).toHaveCSS('rotate', 'none');
  await page.goto('/');
  const banner = page.getByRole('group', { name: /1 of 8/ }).getByRole('img');
  expect(await banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /hero-1\.svg$/,
  );
});
