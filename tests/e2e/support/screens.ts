import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

/** Whose first screen has what a visitor came for. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

export async function expectOnScreen(element: Locator, screen: (typeof SCREENS)[number]) {
  const box = await element.boundingBox();
  expect(box, String(element)).not.toBeNull();
  if (!box) return;
  expect(box.y + box.height, String(element)).toBeLessThanOrEqual(screen.height);
  expect(box.x + box.width, String(element)).toBeLessThanOrEqual(screen.width);
}
