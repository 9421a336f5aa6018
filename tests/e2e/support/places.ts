import { expect, type Page } from '@playwright/test';

export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Scroll anchoring moves the number by the fraction of a pixel. */
const isSamePlace = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => {
      const found = await placeOf(page);
      return isSamePlace(found, place) ? place : found;
    })
    .toBe(place);
}
