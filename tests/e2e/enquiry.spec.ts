import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company';
import { CAPTCHA_MISMATCH } from '../../lib/forms/messages';
import { PROVIDER_FORMS } from '../../lib/forms/provider-forms';
import { LOCAL_INBOX_KEY } from '../../lib/public-settings';
import { expect, expectNoViolations, test } from './support/fixtures';
import {
  emptied,
  expectValues,
  fieldOf as field,
  fill,
  nextSubmission,
  openForm,
} from './support/form-helpers';

const { sent: SENT, failed: FAILED } = PROVIDER_FORMS.enquiry.messages;
const PRODUCT = 'Interested product/service';

const PRODUCTS = [
  'Visitor Management System (VMS)',
  'Human Resource Management System (HRMS)',
  'Power BI',
  'Quality Modules in ERP',
  'Maintenance Module in ERP',
  'RGP & NRGP in ERP',
  'Custom Applications',
  'Power Apps',
];

const required = {
  'Full name': 'Asha Rani',
  'Email address': 'asha@company.example',
  'Phone number': '+91 50000 01304',
};

const optional = {
  Company: 'Rani Castings',
  Designation: 'Plant Head',
  Location: 'Noida',
  Subject: 'Demo Request',
  Message: 'Ninety Vehicles A Day At Two Gates.',
};

const details = (page: Page) => page.getByRole('form', { name: 'Enquiry Form' }).locator('details');

const start = (page: Page, query = '') => openForm(page, `/enquiry${query}`, 'Send enquiry');

async function open(page: Page, query = ''): Promise<void> {
  await start(page, query);
  await details(page).evaluate((group: HTMLDetailsElement) => {
    group.open = true;
  });
}

const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click();
const alertDialog = (page: Page) => page.getByRole('alertdialog');

/** Read aloud, or spelled out without a voice. */
async function codeOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const spelled = page.getByRole('status').filter({ hasText: 'The code is:' });
  const text = (await spelled.textContent()) ?? '';
  return text
    .replace(/^.*The code is: |\.$/g, '')
    .split(', ')
    .map((name) => name.slice(-1))
    .join('');
}

async function fillRequired(page: Page): Promise<void> {
  await fill(page, required);
  await field(page, PRODUCT).selectOption('Power BI');
  await field(page, 'Captcha').fill(await codeOf(page));
}

async function typeInto(control: Locator, text: string): Promise<void> {
  await control.focus();
  await control.page().keyboard.type(text);
}

// Browsers in tests have no voices.
test.describe('the form', () => {
  test('asks for its fields, and requires five of them', async ({ sharedPage: page }) => {
    await open(page);
    const controls = page
      .getByRole('form', { name: 'Enquiry Form' })
      .locator('input, select, textarea');
    const listed = await controls.evaluateAll((elements) =>
      elements
        .filter((element): element is HTMLInputElement => 'name' in element)
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ name, type, required: isRequired }) => `${name} ${type}${isRequired ? ' *' : ''}`),
    );
    expect(listed.sort()).toEqual(
      [
        'name text *',
        'email email *',
        'phone tel *',
        'company text',
        'designation text',
        'subject text',
        'message textarea',
        'product select-one *',
        'contactMethod select-one',
        'contactTime datetime-local',
        'location text',
        'file file',
        'captcha text *',
      ].sort(),
    );
    await expect(field(page, 'Subject')).toHaveAttribute(
      'placeholder',
      'e.g., Product Info, Demo Request, Support...',
    );
    const options = (label: string) => field(page, label).locator('option').allTextContents();
    expect((await options(PRODUCT)).slice(1)).toEqual(PRODUCTS);
    expect((await options('Contact method')).slice(1)).toEqual(['Email', 'Phone', 'WhatsApp']);
    await expect(field(page, 'File')).toHaveAccessibleDescription(/is not sent with this form/);
  });

  test('a link can preselect a product; an unknown one is ignored, and a service that the list lacks is named in the subject: its group opens, and a hint says what to choose', async ({
    sharedPage: page,
  }) => {
    await start(page, '?product=RGP%20%26%20NRGP%20in%20ERP');
    await expect(field(page, PRODUCT)).toHaveValue('RGP & NRGP in ERP');
    await expect(field(page, 'Subject')).toBeHidden();
    // Another document, so that no draft is in the way.
    await page.goto('/robots.txt');
    await page.evaluate('sessionStorage.clear()');
    await start(page, '?product=Perpetuum%20mobile');
    await expect(field(page, PRODUCT)).toHaveValue('');
    await start(page, '?subject=SharePoint');
    await expect(field(page, 'Subject')).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue('SharePoint');
    await expect(field(page, PRODUCT)).toHaveAccessibleDescription(/Choose Custom Applications/);
    // A prefilled name keeps its case.
    await field(page, 'Subject').focus();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Subject')).toHaveValue('SharePoint');
  });

  test.describe('what the address asks for is done once', () => {
    const CHOSEN = 'Power BI';
    const QUERY = '?product=Power%20Apps&subject=SharePoint';

    test('a reload and a way back keep what was filled in, chosen and emptied, whichever link leads here', async ({
      sharedPage: page,
    }) => {
      await open(page, QUERY);
      await expect(field(page, PRODUCT)).toHaveValue('Power Apps');
      await page.reload();
      await expectValues(page, { [PRODUCT]: 'Power Apps', Subject: 'SharePoint' });
      await field(page, PRODUCT).selectOption(CHOSEN);
      await field(page, 'Subject').fill('Two Reports');
      await page.reload();
      await expectValues(page, { [PRODUCT]: CHOSEN, Subject: 'Two Reports' });
      await open(page, '?product=Custom%20Applications&subject=Microsoft%20Azure');
      await expectValues(page, { [PRODUCT]: CHOSEN, Subject: 'Two Reports' });
      await field(page, PRODUCT).selectOption('');
      await field(page, 'Subject').fill('');
      await page.reload();
      expect(await codeOf(page)).toHaveLength(5);
      await expectValues(page, { [PRODUCT]: '', Subject: '' });

      await page.getByRole('link', { name: company.name }).first().click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      expect(await codeOf(page)).toHaveLength(5);
      await expectValues(page, { [PRODUCT]: '', Subject: '' });
    });

    test('what only the address had filled in gives way to the next page that leads here', async ({
      sharedPage: page,
    }) => {
      await open(page, QUERY);
      await field(page, 'Full name').fill('Asha Rani');
      await open(page, '?product=Custom%20Applications&subject=Microsoft%20Azure');
      await expectValues(page, {
        'Full name': 'Asha Rani',
        [PRODUCT]: 'Custom Applications',
        Subject: 'Microsoft Azure',
      });
    });
  });

  test('says how to mail and call where scripts do not run', async ({
    sharedNoScriptPage: page,
  }) => {
    await page.goto('/enquiry');
    const notice = page.getByText('This page cannot send an enquiry').locator('..');
    await expect(notice.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(notice.getByRole('link', { name: /^\+91/ })).toBeVisible();
    await expect(field(page, 'Full name')).toBeHidden();
  });
});

test.describe('the closed group', () => {
  test('follows the required fields, and opens by its words; axe has nothing to say about the error summary', async ({
    sharedPage: page,
  }) => {
    await start(page);
    const you = page.getByRole('group', { name: 'You', exact: true });
    await expect(you.getByRole('textbox')).toHaveCount(3);
    await expect(field(page, 'Company')).toBeHidden();
    await page.getByText('Add details').click();
    await expect(field(page, 'Company')).toBeVisible();
    await send(page);
    await expect(page.getByText('5 fields need your attention')).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
  });

  test('opens for an error in it, and the summary leads there', async ({ sharedPage: page }) => {
    await open(page);
    await fill(page, required);
    await field(page, PRODUCT).selectOption('Power BI');
    await field(page, 'Contact time').pressSequentially('12');
    await page.getByText('Add details').click();
    await expect(field(page, 'Contact time')).toBeHidden();
    await send(page);
    await expect(field(page, 'Contact time')).toBeVisible();
    await page.getByText('Add details').click();
    await page.getByRole('link', { name: /^This date or time is not complete/ }).click();
    await expect(field(page, 'Contact time')).toBeFocused();
  });
});

test('the heading names what is asked for, and is the plain one without scripts', async ({
  sharedPage,
  sharedNoScriptPage,
}) => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  await sharedPage.goto('/enquiry?product=Visitor%20Management%20System%20(VMS)');
  await expect(heading(sharedPage)).toHaveText('Enquiry: Visitor Management System');
  await sharedPage.goto('/enquiry?subject=Call%20%2B91%2050000');
  await expect(heading(sharedPage)).toHaveText('Product enquiry');
  await sharedNoScriptPage.goto('/enquiry?product=Power%20BI');
  await expect(heading(sharedNoScriptPage)).toHaveText('Product enquiry');
});

test.describe('an enquiry', () => {
  test('goes out once with exactly the keys of the contract, meanwhile everything is disabled, then all is reset and stays so after a reload', async ({
    sharedPage: page,
    inbox,
  }) => {
    inbox.behavior = { outcome: 'deliver', delaySeconds: 1 };
    await open(page, '?product=Power%20Apps&subject=SharePoint');
    await fillRequired(page);
    const code = await field(page, 'Captcha').inputValue();
    // Spaces around it do not matter.
    await field(page, 'Captcha').fill(`  ${code} `);
    await fill(page, optional);
    await field(page, 'Contact method').selectOption('WhatsApp');
    await field(page, 'Contact time').fill('2026-12-01T10:30');
    await field(page, 'File').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('a plan'),
    });
    const submission = nextSubmission(page);
    await page.getByRole('button', { name: 'Send enquiry' }).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(field(page, 'Full name')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Refresh code' })).toBeDisabled();
    expect((await submission).postDataJSON()).toEqual({
      access_key: LOCAL_INBOX_KEY,
      name: required['Full name'],
      email: required['Email address'],
      phone: required['Phone number'],
      company: optional.Company,
      designation: optional.Designation,
      subject: optional.Subject,
      product: 'Power BI',
      message: optional.Message,
      contact_method: 'WhatsApp',
      contact_time: '2026-12-01T10:30',
      location: optional.Location,
      from_name: required['Full name'],
      reply_to: required['Email address'],
    });
    await expect(alertDialog(page)).toContainText(SENT);
    await alertDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(alertDialog(page)).toBeHidden();
    await expectValues(page, {
      ...emptied({ ...required, ...optional }),
      [PRODUCT]: '',
      'Contact method': '',
      'Contact time': '',
      Captcha: '',
    });
    expect(await field(page, 'File').evaluate((input: HTMLInputElement) => input.value)).toBe('');
    expect(await codeOf(page)).not.toBe(code);
    expect(inbox.messages).toHaveLength(1);
    await page.reload();
    expect(await codeOf(page)).toHaveLength(5);
    await expectValues(page, { [PRODUCT]: '', Subject: '' });
  });
});

test.describe('the captcha', () => {
  test('its code is nowhere in the text of the page; a wrong one: alert, inline message, new code, nothing else lost', async ({
    sharedPage: page,
    inbox,
  }) => {
    await open(page);
    const before = await page.getByRole('main').innerText();
    await fillRequired(page);
    await fill(page, optional);
    const code = await field(page, 'Captcha').inputValue();
    expect(before).not.toContain(code);
    await expect(page.getByRole('main')).not.toContainText(code);
    await field(page, 'Captcha').fill(code.toLowerCase());
    await send(page);
    await expect(alertDialog(page)).toContainText(CAPTCHA_MISMATCH);
    await expect(alertDialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alertDialog(page)).toBeHidden();
    await expect(field(page, 'Captcha')).toBeFocused();
    await expect(field(page, 'Captcha')).toHaveValue('');
    await expect(field(page, 'Captcha')).toHaveAccessibleDescription(new RegExp(CAPTCHA_MISMATCH));
    await expect(page.getByText(CAPTCHA_MISMATCH)).toBeVisible();
    await expectValues(page, { ...required, ...optional, [PRODUCT]: 'Power BI' });
    expect(await codeOf(page)).not.toBe(code);
    expect(inbox.messages).toHaveLength(0);
    await expectNoViolations(page, { within: 'main' });
  });

  test('is read aloud with capital and small letters', async ({ page }) => {
    await page.addInitScript(() => {
      const speech = {
        getVoices: () => [{ name: 'A voice' }],
        cancel: () => undefined,
        speak: ({ text }: SpeechSynthesisUtterance) => {
          Object.assign(window, { spoken: text });
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
    });
    await open(page);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const spoken = await page.waitForFunction(() => Reflect.get(window, 'spoken') as unknown);
    expect(await spoken.jsonValue()).toMatch(/^((capital [A-Z]|small [a-z]|[2-9])(, |$)){5}$/);
    await expect(page.getByText('The code is:')).toBeHidden();
  });
});

test.describe('when sending fails', () => {
  test.use({ expectedProblems: /The enquiry form was not sent|Failed to load resource|net::ERR/ });

  test('a dropped connection is said in a dialog, and nothing is lost', async ({
    sharedPage: page,
    inbox,
  }) => {
    inbox.behavior = { outcome: 'drop', delaySeconds: 0 };
    await open(page);
    await fillRequired(page);
    await fill(page, optional);
    const code = await field(page, 'Captcha').inputValue();
    const log = page.waitForEvent('console', (message) =>
      message.text().startsWith('The enquiry form was not sent'),
    );
    await send(page);
    await expect(alertDialog(page)).toContainText(FAILED);
    await log;
    await page.keyboard.press('Escape');
    await expect(alertDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeFocused();
    await expectValues(page, { ...required, ...optional, [PRODUCT]: 'Power BI', Captcha: code });
  });
});

test.describe('capital letters', () => {
  test('every word of the text fields gets one, the rest is small; mail, phone and captcha stay', async ({
    sharedPage: page,
  }) => {
    await open(page);
    for (const label of ['Full name', 'Company', 'Designation', 'Location', 'Subject', 'Message']) {
      await typeInto(field(page, label), 'asha RANI mcKENZIE');
      await expect(field(page, label)).toHaveValue('Asha Rani Mckenzie');
    }
    for (const label of ['Email address', 'Phone number', 'Captcha']) {
      await typeInto(field(page, label), 'asha RANI');
      await expect(field(page, label)).toHaveValue('asha RANI');
    }
  });

  test('the caret stays where one types, and joining two words makes the second small', async ({
    sharedPage: page,
  }) => {
    await open(page);
    const name = field(page, 'Full name');
    await typeInto(name, 'asha rani');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x yz');
    await expect(name).toHaveValue('Asha X Yzrani');
    expect(await name.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(9);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(name).toHaveValue('Asha Xyzrani');
  });

  test('a paste is capitalised, and undo takes it back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('rani castings\nnoida'));
    const message = field(page, 'Message');
    await typeInto(message, 'From ');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(message).toHaveValue('From Rani Castings\nnoida');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(message).toHaveValue('From ');
  });

  test('an input method composes undisturbed', async ({ page }) => {
    await open(page);
    const name = field(page, 'Full name');
    await name.focus();
    const input = await page.context().newCDPSession(page);
    for (const text of ['a', 'as', 'asha']) {
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(name).toHaveValue(text);
    }
    await input.send('Input.insertText', { text: 'asha' });
    await name.blur();
    await expect(name).toHaveValue('Asha');
  });
});

test('the draft survives a reload without code and file, and a link to another product', async ({
  sharedPage: page,
}) => {
  await open(page);
  await fillRequired(page);
  await fill(page, optional);
  await field(page, 'File').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('a plan'),
  });
  await page.reload();
  await expect(field(page, 'Company')).toBeVisible();
  await expectValues(page, { ...required, ...optional, [PRODUCT]: 'Power BI', Captcha: '' });
  expect(await field(page, 'File').evaluate((input: HTMLInputElement) => input.value)).toBe('');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain('captcha');
  await open(page, '?product=Power%20Apps');
  await expectValues(page, required);
});
