import { expect, type Page } from '@playwright/test';

/** The scroll position of the page in CSS px. */
export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/**
 * Whether two scroll positions are the same for a reader. Scroll anchoring moves the number by the
 * fraction of a pixel that the sections above differ from their estimated heights.
 */
export const isSamePlace = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Waits until the page is at a scroll position. */
export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect
    .poll(async () => {
      const found = await placeOf(page);
      return isSamePlace(found, place) ? place : found;
    })
    .toBe(place);
}
