import type { Page } from '@playwright/test';
import { REFUSAL } from '../../scripts/serve/inbox/behavior';
import { company } from '../../content/company';
import { PROVIDER_FORMS } from '../../lib/forms/provider-forms';
import { LOCAL_INBOX_KEY } from '../../lib/public-settings';
import { shortHours } from '../../lib/short-hours';
import { expect, expectNoViolations, test } from './support/fixtures';
import { emptied, expectValues, fill, nextSubmission, openForm } from './support/form-helpers';

const { sent: SENT, failed: FAILED } = PROVIDER_FORMS.contact.messages;

const entries = {
  Name: 'Asha',
  Email: 'asha@company.example',
  Mobile: '+91 50000 01304',
  Subject: 'Gate passes for two plants',
  Message: 'Two gates, about ninety vehicles a day.',
};

const open = (page: Page) => openForm(page, '/contact-us', 'Send message');
const form = (page: Page) => page.getByRole('form', { name: 'Keep in touch' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test.describe('the page', () => {
  test('gives address, phone, mail, hours and map of both offices', async ({
    sharedPage: page,
  }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    for (const { name, locality, postalCode, hours } of Object.values(company.offices)) {
      const office = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3, name }) })
        .last();
      await expect(office.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+/);
      await expect(office.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(office.getByText(`${locality} ${postalCode}`)).toBeVisible();
      await expect(office.getByText(shortHours(hours))).toBeVisible();
      await expect(office.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
        'target',
        '_blank',
      );
    }
  });

  test('begins with telephone, chat and mail to tap, and has the keys of a phone', async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/contact-us');
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'WhatsApp' });
    const rows = list.getByRole('link');
    for (const [index, target] of [/^tel:\+/, /^https:\/\/wa\.me/, /^mailto:/].entries()) {
      await expect(rows.nth(index)).toHaveAttribute('href', target);
      await expect(rows.nth(index)).toBeInViewport({ ratio: 1 });
    }
    for (const [label, key] of [
      ['Name', 'next'],
      ['Mobile', 'next'],
      ['Message', 'enter'],
    ] as const) {
      await expect(form(page).getByLabel(label)).toHaveAttribute('enterkeyhint', key);
    }
    await expect(form(page).getByLabel('Name')).toHaveAttribute('autocorrect', 'off');
  });

  test('says how to mail and call where scripts do not run', async ({
    sharedNoScriptPage: page,
  }) => {
    await page.goto('/contact-us');
    await expect(page.getByText('Sending this form needs JavaScript.')).toBeVisible();
    const notice = page.getByText('Sending this form needs JavaScript.').locator('..');
    await expect(notice.getByRole('link', { name: company.offices.corporate.email })).toBeVisible();
    await expect(notice.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByLabel('Message')).toBeHidden();
  });
});

test.describe('a message', () => {
  test('goes out once as JSON with exactly the keys of the contract, meanwhile everything is disabled, and leaves an empty form', async ({
    sharedPage: page,
    inbox,
  }) => {
    inbox.behavior = { outcome: 'deliver', delaySeconds: 1 };
    await open(page);
    await fill(page, entries);
    const submission = nextSubmission(page);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('button', { name: 'SENDING...' })).toBeDisabled();
    for (const label of Object.keys(entries)) {
      await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    }
    const sending = page.getByRole('status').getByText('On its way. Please wait a moment.');
    await expect(sending).toHaveCount(1);
    const request = await submission;
    expect(await request.allHeaders()).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(request.postDataJSON()).toEqual({
      access_key: LOCAL_INBOX_KEY,
      name: entries.Name,
      email: entries.Email,
      phone: entries.Mobile,
      subject: entries.Subject,
      message: entries.Message,
      from_name: entries.Name,
      reply_to: entries.Email,
    });
    await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeEnabled();
    await expectValues(page, emptied(entries));
    await page.reload();
    await expectValues(page, emptied(entries));
    expect(inbox.messages).toHaveLength(1);
  });

  test('can be written and sent by keyboard alone', async ({ sharedPage: page, inbox }) => {
    await open(page);
    await page.getByLabel('Name', { exact: true }).focus();
    for (const value of Object.values(entries)) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
    expect(inbox.messages[0]?.fields).toMatchObject({ subject: entries.Subject });
  });
});

test.describe('when sending fails', () => {
  // The browser and the form log each failure.
  test.use({ expectedProblems: /The contact form was not sent|Failed to load resource|net::ERR/ });

  test('the message of a provider that refuses is shown, and nothing is lost', async ({
    sharedPage: page,
    inbox,
  }) => {
    inbox.behavior = { outcome: 'refuse', delaySeconds: 0 };
    await open(page);
    await fill(page, entries);
    const log = page.waitForEvent('console', (message) =>
      message.text().startsWith('The contact form was not sent'),
    );
    await send(page);
    await expect(form(page).getByRole('alert')).toHaveText(REFUSAL);
    await log;
    await expectValues(page, entries);
    await page.reload();
    await expectValues(page, entries);
  });

  test('offline is noticed before sending; once back, the message goes', async ({
    page,
    context,
    inbox,
  }) => {
    await open(page);
    await fill(page, entries);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await send(page);
    await expect(form(page).getByRole('alert')).toHaveText(FAILED);
    await expectValues(page, entries);
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
  });
});

test.describe('the checks', () => {
  test('an empty form: a summary takes the focus and leads to each field, on a narrow phone too', async ({
    sharedPage: page,
  }) => {
    await open(page);
    await send(page);
    const summary = page.getByRole('group', { name: '5 fields need your attention' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter your email address, such as name@company.in.',
      'Enter the mobile number on which we can reach you.',
      'Enter a subject: a few words on what this is about.',
      'Write your message.',
    ]);
    await summary.getByRole('link', { name: 'Write your message.' }).click();
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toBeFocused();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveAccessibleDescription('Write your message.');
    await expectNoViolations(page, { within: 'main' });
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test('a message goes as soon as its field is in order, and an incomplete address is told what would be right', async ({
    sharedPage: page,
    inbox,
  }) => {
    await open(page);
    await send(page);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('A');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('');
    await expect(page.getByLabel('Subject', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    // There are no other checks: a mobile number of any length passes.
    await fill(page, { ...entries, Name: 'A', Mobile: '1', Subject: '?', Email: 'asha@' });
    await send(page);
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'This email address is not complete. Write it like name@company.in.',
    );
    expect(inbox.messages).toHaveLength(0);
    await fill(page, { Email: entries.Email });
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(inbox.messages[0]?.fields).toMatchObject({ name: 'A', phone: '1', subject: '?' });
  });
});

test('the draft is gone with Clear form', async ({ sharedPage: page }) => {
  await open(page);
  await fill(page, entries);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expectValues(page, emptied(entries));
  await expect(page.getByRole('status').getByText('The form is empty again.')).toBeVisible();
  await page.reload();
  await expectValues(page, emptied(entries));
});

test('the field for programs is out of sight and reach; if it is filled, nothing is sent', async ({
  sharedPage: page,
  inbox,
}) => {
  await open(page);
  await fill(page, entries);
  const honeypot = form(page).locator('input[name="homepage"]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).not.toHaveAttribute('type', 'hidden');
  await expect(form(page).getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await honeypot.evaluate((control: HTMLInputElement) => {
    control.value = 'https://spam.example';
  });
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(inbox.messages).toHaveLength(0);
});
