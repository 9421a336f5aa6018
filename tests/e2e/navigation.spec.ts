import { type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectPlace, isSamePlace, placeOf } from './support/places';
import { watchRequests } from './support/requests';
import { start } from './support/start';

async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => places.add(Math.round(window.scrollY)));
    Object.assign(window, { places });
  });
}

const placesSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);

async function followFromDeep(page: Page): Promise<number> {
  const link = page
    .getByRole('region', { name: /services/i })
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: 'Power BI', exact: true }) });
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/services/powerbi-details');
  return place;
}

test('a navigation within the site swaps the page, announces its title and goes to the top; Back restores the place', async ({
  page,
}) => {
  await page.goto('/');
  await start(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  const place = await followFromDeep(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Power BI');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  // Before the title is set, its heading.
  await expect(page.locator('next-route-announcer [aria-live]')).toContainText('Power BI');
  await expectPlace(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectPlace(page, place);
});

test('the way to the top is smooth, and at once for those who want less motion', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await start(page);
    await watchPlaces(page);
    const place = await followFromDeep(page);
    await expectPlace(page, 0);
    const between = (await placesSeen(page)).filter(
      (position) => position > 0 && position < place,
    ).length;
    if (reducedMotion === 'reduce') expect(between).toBe(0);
    else expect(between).toBeGreaterThan(2);
  }
});

test('a way back leads to the place at once, and the next step on is not lost for it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await start(page);
  const place = await followFromDeep(page);
  await expectPlace(page, 0);
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  const left = await placeOf(page);
  await watchPlaces(page);
  await page.goBack();
  await expectPlace(page, place);
  await page.goForward();
  await expectPlace(page, left);
  const places = await placesSeen(page);
  expect(places.filter((seen) => !isSamePlace(seen, place) && !isSamePlace(seen, left))).toEqual(
    [],
  );
});

test('the next page is fetched when the pointer or the focus reaches its link, and only then', async ({
  page,
}) => {
  const asked = watchRequests(page, '/services/');
  await page.goto('/services');
  await start(page);
  const linkTo = (path: string) => page.getByRole('main').locator(`a[href="${path}"]`).first();
  await linkTo('/services/nav-details').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((request) => !request.includes('/services/nav-details'))).toEqual([]);
  await linkTo('/services/powerbi-details').focus();
  await expect.poll(() => asked.join(' ')).toContain('/services/powerbi-details');
});

test('when data is to be saved, only the click asks for the next page, and once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = watchRequests(page, '/services/nav-details');
  await page.goto('/services');
  await start(page);
  await page.getByRole('main').locator('a[href="/services/nav-details"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NAV');
  expect(asked).toEqual(['GET /services/nav-details.txt']);
});
