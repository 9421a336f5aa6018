import type { Page } from '@playwright/test';
import { LOCAL_INBOX_ENDPOINT } from '../../../lib/public-settings';
import { expect } from './fixtures';
import { announceClick } from './start';

/** Opens a page with a form, starts its script and waits until it runs. */
export async function openForm(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await announceClick(page);
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
}

/** A field by its label; the footer has a navigation named Company. */
export const fieldOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(page, label).fill(value);
  }
}

/** Expects that fields, by their labels, hold these values. */
export async function expectValues(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
}

/** The request of the next message. */
export const nextSubmission = (page: Page) =>
  page.waitForRequest(
    (request) => request.url() === LOCAL_INBOX_ENDPOINT && request.method() === 'POST',
  );

/** All field names with empty values: the initial state of the form. */
export const emptied = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(values).map((label) => [label, '']));

/** Whether the page scrolls sideways. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/**
 * Stops the installed clock of the page, so that only `clock.runFor` advances it and a slow machine
 * has no effect.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
