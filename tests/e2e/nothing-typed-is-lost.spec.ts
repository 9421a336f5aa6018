import type { Page } from '@playwright/test';
import type { Inbox } from '../../scripts/serve/inbox/inbox';
import { expect, test } from './support/fixtures';
import { FORMS, type Form, expectKept, expectSent, fill, open, send } from './support/forms';
import { PAGE_SCRIPTS, hold } from './support/hold';

// A missing script is an error in the console.
test.use({ expectedProblems: /ERR_/ });

const help = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'a part of this page has not arrived' });

async function expectHelp(page: Page): Promise<void> {
  await expect(help(page)).toBeVisible();
  await expect(help(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(help(page).getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
}

async function expectSentOnce(page: Page, form: Form, inbox: Inbox): Promise<void> {
  await expectSent(page, form);
  expect(inbox.messages).toHaveLength(form.isSent ? 1 : 0);
}

for (const form of FORMS) {
  test.describe(`the ${form.name} form`, () => {
    test('without its script keeps what is typed through presses and Enter, says so, and works when the page is loaded again', async ({
      page,
      inbox,
    }) => {
      await page.route(PAGE_SCRIPTS, (route) => route.abort());
      await page.goto(form.path);
      const address = page.url();
      await open(page, form);
      await fill(page, form);
      await page.locator('main form [name="email"]').press('Enter');
      await send(page, form);
      await expect(page.getByText('Your message is kept')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectHelp(page);
      await expectKept(page, form);
      expect(page.url()).toBe(address);
      expect(inbox.messages).toHaveLength(0);
      await page.unroute(PAGE_SCRIPTS);
      await help(page).getByRole('link', { name: 'Load the page again' }).click();
      await open(page, form);
      await fill(page, form, { complete: true });
      await send(page, form);
      await expectSentOnce(page, form, inbox);
      await expect(help(page)).toBeHidden();
    });

    test('whose script is late sends what was pressed before it, once', async ({ page, inbox }) => {
      const scripts = await hold(page, PAGE_SCRIPTS);
      await page.goto(form.path, { waitUntil: 'commit' });
      await open(page, form);
      await fill(page, form);
      await send(page, form);
      await expect(page.getByText('Your message is kept')).toBeVisible();
      await scripts.release();
      await expect(page.getByText('Your message is kept')).toBeHidden();
      // Only its script knows the code of the captcha.
      if (form.name === 'enquiry') {
        await expect(page.getByText('One field needs your attention')).toBeVisible();
        await fill(page, form, { complete: true });
        await send(page, form);
      }
      await expectSentOnce(page, form, inbox);
    });

    test('has its text after a reload and Back', async ({ page }) => {
      await page.goto(form.path);
      await open(page, form);
      await fill(page, form);
      await page.reload();
      await open(page, form);
      await expectKept(page, form);
      await page.goto('/terms-and-conditions');
      await page.goBack();
      await open(page, form);
      await expectKept(page, form);
    });
  });
}

test('on a slow line a form is sent in the end', async ({ page, inbox }) => {
  const [form] = FORMS;
  await page.goto(form.path);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 6000,
  });
  await fill(page, form);
  await send(page, form);
  await expectSentOnce(page, form, inbox);
});

test('a value in a draft that its list no longer offers is ignored', async ({ page }) => {
  await page.goto('/enquiry');
  await page.evaluate(() => {
    sessionStorage.setItem(
      'draft:enquiry',
      JSON.stringify({ name: 'Asha', product: 'पावर बीआई', contactMethod: 'Phone' }),
    );
  });
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha');
  await expect(page.getByLabel('Interested product/service')).toHaveValue('');
  await expect(page.getByLabel('Contact method')).toHaveValue('Phone');
});
