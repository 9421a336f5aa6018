import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { SITE, formOf, test } from './fixtures';

const file = path.join(SITE, 'content/data/job-openings.yaml');
const original = readFileSync(file, 'utf8');
const JOB = 'React Frontend Developer';

test.afterEach(() => {
  // The preview starts again after each write.
  if (readFileSync(file, 'utf8') !== original) writeFileSync(file, original);
});

test('a job is closed and listed again without a developer', async ({ page, running }) => {
  test.setTimeout(300_000);
  await page.goto(running.editor);
  await page.getByRole('link', { name: 'Job openings' }).click();
  const group = page.getByRole('group').filter({ hasText: JOB });
  await group.getByText(JOB).first().click();
  await expect(group.getByRole('link', { name: JOB })).toHaveAttribute(
    'href',
    `${running.preview}/career/apply/${encodeURIComponent(JOB)}`,
  );
  const jobInPreview = async () => {
    const list = await page.request.get(`${running.preview}/career`).catch(() => undefined);
    if (!list?.ok()) return 'the preview starts again';
    return (await list.text()).includes(`<h3>${JOB}`) ? 'listed' : 'none';
  };
  const choose = async (status: string) => {
    await group.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: status }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
    await expect(formOf(page).unsaved).toBeHidden();
  };
  await choose('closed');
  await expect
    .poll(() => readFileSync(file, 'utf8'))
    .toContain('  react-frontend-developer:\n    status: closed\n');
  await expect.poll(jobInPreview, { timeout: 90_000 }).toBe('none');
  await choose('standing');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(original);
  await expect.poll(jobInPreview, { timeout: 90_000 }).toBe('listed');
});

test('what is wrong is said at its field, and nothing is saved', async ({ page, running }) => {
  await page.goto(`${running.editor}/keystatic/singleton/job-openings`);
  const group = page.getByRole('group').filter({ hasText: 'All jobs' });
  await group.getByText('All jobs').click();
  const from = group.getByRole('textbox', { name: 'Pay from, in rupees' });
  await from.fill('lots');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(from).toHaveAccessibleDescription(/Pay from, in rupees is text; write a number/);
  expect(readFileSync(file, 'utf8')).toBe(original);
});

test('a choice that was a mistake is taken back, and a sum has the commas of lakhs', async ({
  page,
  running,
}) => {
  await page.goto(`${running.editor}/keystatic/singleton/job-openings`);
  const group = page.getByRole('group').filter({ hasText: JOB });
  await group.getByText(JOB).first().click();
  const choose = async (field: RegExp, option: string) => {
    await group.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/Form of the internship/, 'college');
  await group.getByLabel('Pay from, in rupees').fill('6,00,000');
  await group.getByLabel('Pay to, in rupees').fill('9,00,000');
  await choose(/Pay for/, 'year');
  await formOf(page).save();
  await expect(group).toContainText('Form of the internship is for internships; leave it empty');
  await choose(/Form of the internship/, 'leave empty');
  await formOf(page).save();
  await expect
    .poll(() => readFileSync(file, 'utf8'), { timeout: 60_000 })
    .toContain('    pay:\n      from: 600000\n      to: 900000\n      per: year\n');
  expect(readFileSync(file, 'utf8').split('form: college')).toHaveLength(
    original.split('form: college').length,
  );
});

test('a click on a button of a list is not lost when the field before it is wrong', async ({
  page,
  running,
}) => {
  await page.goto(`${running.editor}/keystatic/singleton/proofs`);
  const group = page.getByRole('group').filter({ hasText: 'Partner since' }).first();
  await group.getByRole('textbox', { name: /^Partner since/ }).fill('March 2019');
  await group.getByRole('button', { name: 'Add an entry' }).click();
  await expect(group.getByLabel('Valid until (to fill in)')).toBeVisible();
});

test('the company is asked for what is required first, with a count', async ({ page, running }) => {
  await page.goto(`${running.editor}/keystatic/singleton/company`);
  const status = page.getByRole('status').filter({ hasText: 'required' });
  const before = Number.parseInt((await status.textContent()) ?? '', 10);
  await page.getByRole('textbox', { name: /^GSTIN/ }).fill('09ABCDE1234F1Z5');
  await expect(status).toHaveText(new RegExp(`^${before - 1} required values`));
});
