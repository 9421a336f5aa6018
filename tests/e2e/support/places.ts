import { expect, type Page } from '@playwright/test';

export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Scroll anchoring moves the number by the fraction of a pixel. */
export const isSamePlace = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => {
      const found = await placeOf(page);
      return isSamePlace(found, place) ? place : found;
    })
    .toBe(place);
}

export async function swipeUp(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
  for (let turn = 1; turn <= times; turn += 1) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(700) });
    for (let y = 640; y >= 200; y -= 60) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
