import type { Page } from '@playwright/test';
import { listedJobs } from '../../content';
import type { Inbox } from '../../scripts/serve/inbox/inbox';
import { expect, test } from './support/fixtures';
import { CHUNKS, hold, isStarted, start } from './support/start';

// Such failures are errors in the console.
test.use({ expectedProblems: /ERR_|Failed to fetch|status of 404/ });

const within = (page: Page) => page.getByRole('main');

const FORMS = [
  {
    form: 'contact',
    path: '/contact-us',
    send: 'Send message',
    values: {
      Name: 'Asha Rani',
      Email: 'asha@company.example',
      Mobile: '50000 01301',
      Subject: 'Upgrade',
      Message: 'We run NAV 2016.',
    },
  },
  {
    form: 'enquiry',
    path: '/enquiry',
    send: 'Send enquiry',
    values: {
      'Full name': 'Asha Rani',
      'Email address': 'asha@company.example',
      'Phone number': '50000 01301',
      Message: 'We Run Nav 2016.',
    },
    complete: async (page: Page) => {
      await page.getByLabel('Interested product/service').selectOption('Power BI');
      const code = await page.locator('[data-code]').getAttribute('data-code');
      await page.getByLabel('Captcha', { exact: true }).fill(code ?? '');
    },
  },
  {
    form: 'enrolment',
    path: '/courses/azure-details',
    send: 'Submit',
    open: (page: Page) => page.getByRole('button', { name: 'ENROLL NOW' }).first().click(),
    values: {
      Name: 'Asha Rani',
      Email: 'asha@company.example',
      Phone: '50000 01301',
      'Current Degree': 'B.Com',
      'Institute Name': 'City College',
      Address: 'Sector 000, Noida',
    },
  },
  {
    form: 'application',
    path: listedJobs[0]?.path ?? '/career',
    send: 'Prepare my application',
    values: {
      'Full Name': 'Asha Rani',
      Email: 'asha@company.example',
      Phone: '50000 01301',
      'Cover Letter': 'I build reports.',
    },
    complete: async (page: Page) => {
      await page.getByLabel('CV or resume').setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      });
      await page.getByRole('checkbox').check();
    },
  },
] as const;

type Form = (typeof FORMS)[number];

async function fill(page: Page, form: Form): Promise<void> {
  if ('open' in form) await form.open(page);
  for (const [label, value] of Object.entries(form.values)) {
    await within(page).getByLabel(label, { exact: true }).fill(value);
  }
  if ('complete' in form) await form.complete(page);
}

async function expectKept(page: Page, form: Form): Promise<void> {
  for (const [label, value] of Object.entries(form.values)) {
    const field = within(page).getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(value);
  }
}

const send = (page: Page, form: Form) =>
  within(page).getByRole('button', { name: form.send, exact: true }).click();

async function expectHelp(page: Page): Promise<void> {
  const help = within(page)
    .getByRole('alert')
    .filter({ hasText: 'a part of this page has not arrived' });
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(help.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
  await expect(help.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function expectSentOnce(page: Page, form: Form, inbox: Inbox): Promise<void> {
  if (form.form === 'application') {
    await expect(page.getByText('Your application is written. Now send it.')).toBeVisible();
    return;
  }
  await expect(page.getByText(/sent successfully|submitted successfully/)).toBeVisible();
  expect(inbox.messages).toHaveLength(1);
}

/** So that files are requested when they are needed. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

for (const form of FORMS) {
  // The other two forms are of the same kit: one on its page, one in its dialog.
  const isOneOfTwo = form.form === 'contact' || form.form === 'enrolment';
  const moments = isOneOfTwo ? (['before', 'while', 'after'] as const) : (['before'] as const);

  test.describe(`the ${form.form} form`, () => {
    test('goes on after a missing file, by the button for another attempt', async ({
      page,
      inbox,
    }) => {
      let missing: string | undefined;
      await page.route(CHUNKS, async (route) => {
        missing ??= route.request().url();
        if (route.request().url() === missing) await route.abort();
        else await route.continue();
      });
      await saveData(page);
      await page.goto(form.path);
      await fill(page, form);
      await send(page, form);
      await expectHelp(page);
      await expectKept(page, form);
      missing = '';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSentOnce(page, form, inbox);
    });

    for (const moment of moments) {
      test(`has its text after a reload and Back, typed ${moment} the framework starts`, async ({
        page,
      }) => {
        if (moment === 'before') await page.route(CHUNKS, (route) => route.abort());
        const chunks = moment === 'while' ? await hold(page, CHUNKS) : undefined;
        await page.goto(form.path);
        if (moment === 'after') await start(page);
        await fill(page, form);
        await chunks?.release();
        if (moment === 'while') await expect.poll(() => isStarted(page)).toBe(true);
        await expectKept(page, form);
        await page.reload();
        if ('open' in form) await form.open(page);
        await expectKept(page, form);
        await page.goto('/terms-and-conditions');
        await page.goBack();
        if ('open' in form && !(await page.getByRole('dialog').isVisible())) await form.open(page);
        await expectKept(page, form);
      });
    }

    if (!isOneOfTwo) return;

    test('keeps a press while its files are late, and says so', async ({ page, inbox }) => {
      const chunks = await hold(page, CHUNKS);
      await page.clock.install();
      await saveData(page);
      await page.goto(form.path);
      await fill(page, form);
      await send(page, form);
      await expect(within(page).getByText('Your message is kept')).toBeVisible();
      await page.clock.runFor(21_000);
      await expectHelp(page);
      await expectKept(page, form);
      await chunks.release();
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return isStarted(page);
        })
        .toBe(true);
      await expectSentOnce(page, form, inbox);
      await expect(within(page).getByText('has not arrived')).toBeHidden();
    });

    test('goes on by itself when the connection is back', async ({ page, context, inbox }) => {
      await saveData(page);
      await page.goto(form.path);
      await context.setOffline(true);
      await fill(page, form);
      await send(page, form);
      await expectHelp(page);
      await expect(within(page).getByText('You are offline.')).toBeVisible();
      await expectKept(page, form);
      await context.setOffline(false);
      await expectSentOnce(page, form, inbox);
    });

    test('asks for a new page after a release, and has the text there', async ({ page }) => {
      let released = true;
      await page.route(/\.txt$/, async (route) => {
        if (released) await route.fulfill({ body: 'data of another release' });
        else await route.continue();
      });
      await page.goto(form.path);
      await fill(page, form);
      await send(page, form);
      await expectHelp(page);
      await expectKept(page, form);
      released = false;
      const again = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try again' }).click();
      await again;
      if ('open' in form) await form.open(page);
      await expectKept(page, form);
    });
  });
}

test('on a slow line a form is sent in the end', async ({ page, inbox }) => {
  const [form] = FORMS;
  await saveData(page);
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
  await expect(within(page).getByText('Your message is kept')).toBeVisible();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(inbox.messages).toHaveLength(1);
});
