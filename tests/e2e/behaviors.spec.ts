import type { Page } from '@playwright/test';
import { listedJobs as jobs } from '../../content';
import { spellCaptcha } from '../../lib/captcha';
import { drawCaptcha } from '../../lib/captcha-strokes';
import { expect, test } from './support/fixtures';

const COURSE = '/courses/business-central-details';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panels = (page: Page) => page.getByRole('tabpanel');
const selected = (page: Page) => page.locator('[role="tab"][aria-selected="true"]');

const HAS_MORE = jobs.length > 14;
const { title: TITLE, type: TYPE } = jobs.at(-1) ?? { title: '', type: '' };

const board = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true });
const titles = (page: Page) => board(page).getByRole('heading', { level: 3 });
const announced = (page: Page) => board(page).getByRole('status');
const loadMore = (page: Page) => board(page).getByRole('button', { name: 'Load more' });
const search = (page: Page) => board(page).getByRole('searchbox', { name: 'Search by title' });

async function expectDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask for a place' });
  const enroll = page.getByRole('button', { name: 'ENROLL NOW' }).first();
  await enroll.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Course', { exact: true })).toHaveValue('Business Central');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(enroll).toBeFocused();
}

test('a course has one panel and one selected tab, that of its address or what is pressed, and its dialog', async ({
  page,
}) => {
  await page.goto(`${COURSE}#learn`);
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName("What you'll learn");
  await expect(panels(page)).toBeInViewport();
  await tab(page, 'About').click();
  await expect(panels(page)).toHaveAccessibleName('About');
  const entries = await page.evaluate(() => history.length);
  await expect(selected(page)).toHaveText(['About']);
  // Keys that belong to the browser are left to it.
  const prevented = await tab(page, 'About').evaluate((element) =>
    (['altKey', 'ctrlKey', 'metaKey'] as const).flatMap((modifier) =>
      ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => {
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          cancelable: true,
          [modifier]: true,
        });
        element.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    ),
  );
  expect(prevented).not.toContain(true);
  await expect(selected(page)).toHaveText(['About']);
  for (const [key, name] of [
    ['ArrowRight', 'Outcomes'],
    ['ArrowRight', "What you'll learn"],
    ['End', 'Skills you gain'],
    ['ArrowRight', 'About'],
    ['ArrowLeft', 'Skills you gain'],
    ['Home', 'About'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(selected(page)).toHaveText([name]);
    await expect(panels(page)).toHaveCount(1);
    await expect(panels(page)).toHaveAccessibleName(name);
  }
  await tab(page, 'Outcomes').click();
  await expect(panels(page)).toHaveAccessibleName('Outcomes');
  await expect(panels(page)).toHaveAttribute('tabindex', '0');
  await expect(page).toHaveURL(`${COURSE}#outcomes`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expectDialog(page);
});

test('on the career page steps, job board and navigation do what is asked', async ({ page }) => {
  await page.goto('/career');

  await test.step('a group of the navigation is pinned by its button, and Escape dismisses it', async () => {
    const toggle = page.getByRole('button', { name: 'Services pages' });
    const link = page.getByRole('banner').getByRole('link', { name: 'SharePoint' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 700);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the steps of hiring follow clicks and keys, and stop at their ends', async () => {
    const steps = page.getByRole('tablist', { name: 'How we hire' }).getByRole('tab');
    await expect(steps).toHaveCount(5);
    await expect(steps.first()).toHaveAttribute('aria-selected', 'true');
    await expect(panels(page)).toHaveAccessibleName(/^1 /);
    await steps.nth(2).click();
    await expect(panels(page)).toHaveAccessibleName(/^3 /);
    for (const [key, name] of [
      ['ArrowDown', /^4 /],
      ['End', /^5 /],
      ['ArrowRight', /^5 /],
      ['ArrowLeft', /^4 /],
      ['Home', /^1 /],
      ['ArrowUp', /^1 /],
    ] as const) {
      await page.keyboard.press(key);
      await expect(panels(page)).toHaveCount(1);
      await expect(panels(page)).toHaveAccessibleName(name);
      await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    }
    await expect(page).toHaveURL('/career');
  });

  await test.step('the job board filters, finds nothing and clears', async () => {
    await board(page).getByRole('combobox', { name: 'Type' }).selectOption(TYPE);
    await search(page).pressSequentially(TITLE.toLowerCase());
    await expect(titles(page)).toHaveText([TITLE]);
    await expect(announced(page)).toHaveText('Showing 1 of 1 job.');
    const address = `/career?${String(new URLSearchParams({ q: TITLE.toLowerCase(), type: TYPE }))}`;
    await expect(page).toHaveURL(address);
    await search(page).press('Enter');
    await expect(page).toHaveURL(address);
    await search(page).fill('astronaut');
    await expect(announced(page)).toHaveText('No job matches.');
    await board(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(titles(page)).toHaveCount(Math.min(6, jobs.length));
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/career');
  });

  if (!HAS_MORE) return;
  await test.step('the job board shows 6 jobs, then 4 more at a time, and says so', async () => {
    await expect(announced(page)).toHaveText(`Showing 6 of ${jobs.length} jobs.`);
    await loadMore(page).focus();
    await loadMore(page).press('Enter');
    await expect(titles(page)).toHaveCount(10);
    await expect(announced(page)).toHaveText(`Showing 10 of ${jobs.length} jobs.`);
    await expect(page).toHaveURL('/career?shown=10');
    await expect(board(page).getByRole('link').nth(6)).toBeFocused();
    for (let shown = 14; shown < jobs.length + 4; shown += 4) {
      await loadMore(page).click();
      await expect(titles(page)).toHaveCount(Math.min(shown, jobs.length));
    }
    await expect(loadMore(page)).toHaveCount(0);
  });
});

test('the captcha has a code, and another after a press', async ({ page }) => {
  await page.goto('/enquiry');
  const captcha = page.locator('[data-code]');
  const codeOf = async () => (await captcha.getAttribute('data-code')) ?? '';
  const first = await codeOf();
  expect(first).toHaveLength(5);
  const strokes = await captcha
    .locator('g path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(strokes).toEqual(drawCaptcha(first).map(({ d }) => d));
  await page.getByLabel('Captcha', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Refresh code' }).click();
  expect(await codeOf()).not.toBe(first);
  await expect(page.getByLabel('Captcha', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect(page.getByText('The code is:')).toContainText(spellCaptcha(await codeOf()));
});

test('the dots of the banner show their slide', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group', { name: /of 8/ });
  await page.getByRole('button', { name: 'Slide 5:' }).click();
  await expect(slides).toHaveAccessibleName(/^5 of 8/);
  await expect(page.getByRole('button', { name: 'Slide 5:' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('ENROLL NOW opens its dialog in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    // The native behavior of a command.
    addEventListener(
      'command',
      (event) => {
        event.preventDefault();
      },
      true,
    );
  });
  await page.goto(COURSE);
  await expectDialog(page);
});
