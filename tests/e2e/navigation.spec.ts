import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectPlace, placeOf } from './support/places';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LONG = '/services/nav-details';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => {
    window.scrollTo({ top: place, behavior: 'instant' });
  }, top);
}

/** A scroll that still runs would go on after the next one. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        const compare = () => {
          if (window.scrollY === last) {
            resolve();
            return;
          }
          last = window.scrollY;
          requestAnimationFrame(() => requestAnimationFrame(compare));
        };
        compare();
      }),
  );
}

/** The positions of the page from now on. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
    Object.assign(window, { places });
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

/** Without a scroll to it. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click();
  }, path);

test('a link loads its page at the top, and Back and forward are at the place one left', async ({
  page,
}) => {
  await page.goto(LONG);
  await scrollTo(page, 900);
  const place = await placeOf(page);
  await follow(page, '/career');
  await expect(page).toHaveURL('/career');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await placeOf(page)).toBe(0);
  await scrollTo(page, 400);
  await waitForRest(page);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expectPlace(page, place);
  await page.goForward();
  await expectPlace(page, 400);
});

/** @returns what waits for the page that is shown, and for whether it came in by a view transition */
async function watchMoves(page: Page): Promise<(moved: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.moved = String(viewTransition !== null);
    });
  });
  return (moved) => expect(page.locator('html')).toHaveAttribute('data-moved', String(moved));
}

test('the next page moves up to its top, and Back is at its place without a move', async ({
  page,
}) => {
  const expectMoved = await watchMoves(page);
  await page.goto(LONG);
  await follow(page, '/career');
  await expect(page).toHaveURL('/career');
  await expectMoved(true);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expectMoved(false);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page is at its top without a move', async ({ page }) => {
    const expectMoved = await watchMoves(page);
    await page.goto(LONG);
    await follow(page, '/career');
    await expect(page).toHaveURL('/career');
    await expectMoved(false);
  });
});

test('a link to the page one is on scrolls smoothly to its top, each time, and loads nothing', async ({
  page,
}) => {
  await page.goto(`${LONG}#upgradation`);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  for (const address of [`${LONG}#upgradation`, LONG]) {
    await expect(page).toHaveURL(address);
    await scrollTo(page, 2500);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(2400);
    const places = await watchPlaces(page);
    await follow(page, LONG);
    await expectPlace(page, 0);
    const between = (await places()).filter((place) => place > 0 && place < 2400);
    expect(between.length).toBeGreaterThan(2);
    await expect(page).toHaveURL(LONG);
  }
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('a link with a hash scrolls smoothly to its target below the header, each time', async ({
  page,
}) => {
  await page.goto(LONG);
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('a[href="#customization"]');
  const target = page.locator('#customization');
  for (const turn of ['first', 'second']) {
    await scrollTo(page, 0);
    await expectPlace(page, 0);
    const places = await watchPlaces(page);
    await link.evaluate((element) => {
      (element as HTMLElement).click();
    });
    await expect
      .poll(
        async () => {
          const { y: top = 0 } = (await target.boundingBox()) ?? {};
          const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
          return top >= y + height - 1 && top < 220;
        },
        { message: `the ${turn} time` },
      )
      .toBe(true);
    await waitForRest(page);
    expect(new Set(await places()).size, `the ${turn} time`).toBeGreaterThan(3);
    await expect(page).toHaveURL(`${LONG}#customization`);
  }
});

test('a way back on the page is at its place at once', async ({ page }) => {
  await page.goto(LONG);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    location.hash = '#customization';
  });
  await expect(page.locator('#customization')).toBeInViewport();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(1500);
  await waitForRest(page);
  const places = await watchPlaces(page);
  await page.goBack();
  await expectPlace(page, 300);
  expect((await places()).filter((place) => place !== 300)).toEqual([]);
});

test('a press of a link fetches the page that its release opens', async ({ page }) => {
  await page.goto('/services');
  await page.locator(`main a[href="${LONG}"]`).first().hover();
  const fetched = page.waitForRequest(
    (request) => request.url().endsWith(LONG) && request.headers()['sec-purpose'] === 'prefetch',
  );
  await page.mouse.down();
  await fetched;
  await page.mouse.up();
  await expect(page).toHaveURL(LONG);
});
