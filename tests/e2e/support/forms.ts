import type { Page } from '@playwright/test';
import { listedJobs } from '../../../content';
import { expect } from './fixtures';

export interface Form {
  readonly name: 'contact' | 'enquiry' | 'enrolment' | 'application';
  readonly path: string;
  readonly button: string;
  /** The application goes to the visitor's mail program. */
  readonly isSent: boolean;
  /** By the names of the fields, because their labels may be translated. */
  readonly values: Readonly<Record<string, string>>;
}

export const FORMS: readonly [Form, Form, Form, Form] = [
  {
    name: 'contact',
    path: '/contact-us',
    button: 'Send message',
    isSent: true,
    values: {
      name: 'Asha Rani',
      email: 'asha@company.example',
      mobile: '50000 01301',
      subject: 'Upgrade',
      message: 'We run NAV 2016.',
    },
  },
  {
    name: 'enquiry',
    path: '/enquiry',
    button: 'Send enquiry',
    isSent: true,
    values: {
      name: 'Asha Rani',
      email: 'asha@company.example',
      phone: '50000 01301',
      message: 'We Run Nav 2016.',
    },
  },
  {
    name: 'enrolment',
    path: '/courses/azure-details',
    button: 'Submit',
    isSent: true,
    values: {
      name: 'Asha Rani',
      email: 'asha@company.example',
      phone: '50000 01301',
      degree: 'B.Com',
      institute: 'City College',
      address: 'Sector 000, Noida',
    },
  },
  {
    name: 'application',
    path: listedJobs[0]?.path ?? '/career',
    button: 'Prepare my application',
    isSent: false,
    values: {
      fullName: 'Asha Rani',
      email: 'asha@company.example',
      phone: '50000 01301',
      coverLetter: 'I build reports.',
    },
  },
];

const RESUME = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

const fieldOf = (page: Page, name: string) =>
  page.getByRole('main').locator(`form [name="${name}"]`);

export async function open(page: Page, { name }: Form): Promise<void> {
  if (name !== 'enrolment' || (await page.getByRole('dialog').isVisible())) return;
  await page.locator('[command="show-modal"]').filter({ visible: true }).first().click();
}

/** @param complete also what only the page's script makes possible */
export async function fill(page: Page, form: Form, { complete = false } = {}): Promise<void> {
  for (const [name, value] of Object.entries(form.values)) await fieldOf(page, name).fill(value);
  if (form.name === 'application') {
    await fieldOf(page, 'resume').setInputFiles(RESUME);
    await fieldOf(page, 'consent').check();
  }
  if (form.name !== 'enquiry') return;
  await fieldOf(page, 'product').selectOption('Power BI');
  if (!complete) return;
  const code = await page.locator('[data-code]').getAttribute('data-code');
  await fieldOf(page, 'captcha').fill(code ?? '');
}

export async function expectKept(page: Page, form: Form): Promise<void> {
  for (const [name, value] of Object.entries(form.values)) {
    await expect(fieldOf(page, name)).toBeVisible();
    await expect(fieldOf(page, name)).toHaveValue(value);
  }
}

export const send = (page: Page, { button }: Form) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).click();

export async function expectSent(page: Page, { isSent }: Form): Promise<void> {
  const words = isSent
    ? /sent successfully|submitted successfully/
    : 'Your application is written. Now send it.';
  await expect(page.getByText(words)).toBeVisible();
}
