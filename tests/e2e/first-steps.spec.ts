import { type Page } from '@playwright/test';
import { spellCaptcha } from '../../lib/captcha';
import { drawCaptcha } from '../../lib/captcha-strokes';
import { expect, test } from './support/fixtures';
import { CHUNKS, hold, isStarted } from './support/start';

// Decision 35: the first use works before the framework runs, and its effect stays afterwards.

/** Opens a page whose framework is held back until released. */
async function openEarly(page: Page, path: string) {
  const chunks = await hold(page, CHUNKS);
  // If the framework starts at once, its held files delay the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await chunks.release();
    await expect.poll(() => isStarted(page)).toBe(true);
  };
}

/** Records every change of the visible state of a part, so that a flash is detected. */
async function watchChanges(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.locator(selector).evaluate((part) => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      for (const { target, attributeName, oldValue } of records) {
        const value = (target as Element).getAttribute(attributeName ?? '');
        if (value !== oldValue) changes.push(`${target.nodeName} ${attributeName} ${value}`);
      }
    }).observe(part, {
      subtree: true,
      attributeOldValue: true,
      attributeFilter: ['data-visible', 'data-active', 'aria-selected', 'aria-current', 'hidden'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
}

test.describe('the job board', () => {
  const board = (page: Page) => page.getByRole('region', { name: 'Open jobs' });
  const titles = (page: Page) => board(page).getByRole('heading', { level: 3 });
  const loadMore = (page: Page) => board(page).getByRole('button', { name: 'Load more' });
  const search = (page: Page) => board(page).getByRole('searchbox', { name: 'Search by title' });

  test('shows 6, 10, 14 and 16 jobs, says so, and goes on when the script runs', async ({
    page,
  }) => {
    const arrive = await openEarly(page, '/career');
    // The focus alone changes nothing.
    await loadMore(page).focus();
    await expect(titles(page)).toHaveCount(6);
    await loadMore(page).press('Enter');
    await expect(titles(page)).toHaveCount(10);
    await expect(board(page).getByRole('status')).toHaveText('Showing 10 of 16 jobs.');
    await expect(page).toHaveURL('/career?shown=10');
    await expect(board(page).getByRole('link').nth(6)).toBeFocused();
    const changes = await watchChanges(page, '[data-first-step="jobs"]');
    await arrive();
    await expect(titles(page)).toHaveCount(10);
    expect(await changes()).toEqual([]);
    await loadMore(page).click();
    await expect(titles(page)).toHaveCount(14);
    await loadMore(page).click();
    await expect(titles(page)).toHaveCount(16);
    await expect(loadMore(page)).toHaveCount(0);
  });

  test('filters, finds nothing and clears', async ({ page }) => {
    const arrive = await openEarly(page, '/career');
    await board(page).getByRole('combobox', { name: 'Type' }).selectOption('Freelance');
    await search(page).pressSequentially('power');
    await expect(titles(page)).toHaveText(['Power BI Corporate Trainer']);
    await expect(board(page).getByRole('status')).toHaveText('Showing 1 of 1 job.');
    await expect(page).toHaveURL('/career?q=power&type=Freelance');
    await expect(loadMore(page)).toHaveCount(0);
    await search(page).fill('astronaut');
    await expect(board(page).getByRole('status')).toHaveText('No job matches.');
    await board(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(titles(page)).toHaveCount(6);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/career');
    await search(page).fill('python');
    await arrive();
    await expect(board(page).getByRole('status')).toHaveText('Showing 1 of 1 job.');
    await expect(search(page)).toHaveValue('python');
    await search(page).fill('');
    await expect(titles(page)).toHaveCount(6);
  });

  test('starts the framework at the first letter of a search, not at the focus', async ({
    page,
  }) => {
    // The page never finishes loading, so nothing is fetched ahead.
    const pictures = await hold(page, '**/art/*.svg');
    const chunks = await hold(page, CHUNKS);
    await page.goto('/career', { waitUntil: 'domcontentloaded' });
    await search(page).click();
    // The loader starts the framework after the next frame.
    await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => setTimeout(r, 0))));
    expect(chunks.asked()).toBe(0);
    await search(page).press('p');
    await expect.poll(chunks.asked).toBeGreaterThan(3);
    await chunks.release();
    await pictures.release();
    await expect.poll(() => isStarted(page)).toBe(true);
    await expect(search(page)).toHaveValue('p');
  });

  test('shows what its address asks for', async ({ page }) => {
    const arrive = await openEarly(page, '/career?type=Internship&category=Cloud&shown=10');
    const count = await titles(page).count();
    await expect(board(page).getByRole('status')).toHaveText(`Showing ${count} of ${count} jobs.`);
    await expect(board(page).getByRole('combobox', { name: 'Type' })).toHaveValue('Internship');
    await expect(board(page).getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await arrive();
    await expect(titles(page)).toHaveCount(count);
  });
});

test.describe('the tabs of a course', () => {
  const PATH = '/courses/business-central-details';
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test('show their panel and stand in the address, without a jump', async ({ page }) => {
    const arrive = await openEarly(page, PATH);
    const entries = await page.evaluate(() => history.length);
    await tab(page, 'Outcomes').click();
    await expect(tab(page, 'Outcomes')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Outcomes' })).toBeVisible();
    await expect(page).toHaveURL(`${PATH}#outcomes`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const changes = await watchChanges(page, 'main');
    await arrive();
    await expect(page.getByRole('tabpanel', { name: 'Outcomes' })).toHaveAttribute('tabindex', '0');
    expect(await changes()).toEqual([]);
    await tab(page, 'About').click();
    await expect(page.getByRole('tabpanel', { name: 'About' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  test('follow the arrow keys, and go on from there', async ({ page }) => {
    const arrive = await openEarly(page, PATH);
    await tab(page, 'About').focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Skills you gain'],
      ['ArrowRight', 'About'],
      ['ArrowRight', 'Outcomes'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await arrive();
    await expect(tab(page, 'Outcomes')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: "What you'll learn" })).toBeVisible();
  });

  test('leave the panel of the address when another is chosen', async ({ page }) => {
    await openEarly(page, `${PATH}#skills`);
    await expect(page.getByRole('tabpanel', { name: 'Skills you gain' })).toBeVisible();
    await tab(page, 'Outcomes').click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: 'Outcomes' })).toBeVisible();
  });
});

test('the steps of hiring follow clicks and arrow keys, and go on from there', async ({ page }) => {
  const arrive = await openEarly(page, '/career');
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab').nth(2).click();
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName('3 A small task');
  await page.keyboard.press('ArrowDown');
  await expect(panel).toHaveAccessibleName('4 A conversation');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveAccessibleName('5 Offer and joining');
  const changes = await watchChanges(page, 'main');
  await arrive();
  await expect(panel).toHaveAccessibleName('5 Offer and joining');
  expect(await changes()).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toHaveAccessibleName('4 A conversation');
});

test('the captcha has its code at once, and it stays', async ({ page }) => {
  const release = await openEarly(page, '/enquiry');
  const strokes = page.locator('svg[viewBox^="0 -5"] g path');
  const drawn = await strokes.evaluateAll((paths) => paths.map((path) => path.outerHTML));
  const code = (await page.locator('[data-code]').getAttribute('data-code')) ?? '';
  expect(code).toHaveLength(5);
  expect(drawn).toEqual(drawCaptcha(code).map(({ d }) => expect.stringContaining(`d="${d}"`)));
  const entry = page.getByLabel('Captcha', { exact: true });
  await entry.fill(code);
  await release();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect(page.getByText('The code is:')).toContainText(spellCaptcha(code));
  await expect(entry).toHaveValue(code);
  expect(await strokes.evaluateAll((paths) => paths.map((path) => path.outerHTML))).toEqual(drawn);
});

test('the dots of the banner show their slide, and it stays', async ({ page }) => {
  const arrive = await openEarly(page, '/');
  const slides = page.getByRole('group', { name: /of 8/ });
  await page.getByRole('button', { name: 'Slide 5:' }).click();
  await expect(slides).toHaveAccessibleName(/^5 of 8/);
  await expect(page.getByRole('button', { name: 'Slide 5:' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await arrive();
  await expect(slides).toHaveAccessibleName(/^5 of 8/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slides).toHaveAccessibleName(/^6 of 8/);
});

for (const [browser, knowsCommands] of [
  ['a browser that knows the command of its button', true],
  ['one that does not', false],
] as const) {
  test(`the enrolment dialog opens and closes in ${browser}`, async ({ page }) => {
    await page.addInitScript((knows) => {
      if (knows) return;
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // The native behavior of a command.
      addEventListener(
        'command',
        (event) => {
          event.preventDefault();
        },
        true,
      );
    }, knowsCommands);
    const arrive = await openEarly(page, '/courses/business-central-details');
    const dialog = page.getByRole('dialog', { name: 'Ask for a place' });
    const enroll = page.getByRole('button', { name: 'ENROLL NOW' }).first();
    await enroll.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await enroll.click();
    await arrive();
    await expect(dialog.getByLabel('Course', { exact: true })).toHaveValue('Business Central');
  });
}
