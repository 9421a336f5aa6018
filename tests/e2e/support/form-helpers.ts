import type { Page } from '@playwright/test';
import { LOCAL_INBOX_ENDPOINT } from '../../../lib/public-settings';
import { expect } from './fixtures';

export async function openForm(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
}

/** The footer has a navigation named Company. */
export const fieldOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(page, label).fill(value);
  }
}

export async function expectValues(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
}

export const nextSubmission = (page: Page) =>
  page.waitForRequest(
    (request) => request.url() === LOCAL_INBOX_ENDPOINT && request.method() === 'POST',
  );

export const emptied = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(values).map((label) => [label, '']));

/** Only `clock.runFor` advances it, so that a slow machine has no effect. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
