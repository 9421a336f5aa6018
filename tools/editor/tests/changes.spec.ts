import { type Page, expect } from '@playwright/test';
import { formOf, open, readPost, slugs, test, writePost } from './fixtures';

const [slug = ''] = slugs();
const original = readPost(slug);

test.afterEach(() => {
  writePost(slug, original);
});

async function typeAtStart(page: Page, words: string): Promise<void> {
  await formOf(page).toStart();
  await page.keyboard.type(words);
}

const changeOnDisk = (): string => {
  const changed = original.replace(/^excerpt: /m, 'excerpt: Now changed on the disk. ');
  writePost(slug, changed);
  return changed;
};

test('says that a text was saved', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await typeAtStart(page, 'Now ');
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(readPost(slug)).toContain('\nNow ');
});

test('keeps a paragraph that begins with import or export as text', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await typeAtStart(page, 'import duty is one cost');
  await page.keyboard.press('Enter');
  await page.keyboard.type('export has another');
  await page.keyboard.press('Enter');
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(readPost(slug)).toContain('\nimport&#x20;duty is one cost\n\nexport&#x20;has another\n');
  await page.reload();
  await expect(form.text.getByText('import duty is one cost', { exact: true })).toBeVisible();

  await page.goto(`${running.editor}/preview/${slug}`);
  await expect(page.getByText('import duty is one cost', { exact: true })).toBeVisible();
});

test('shows what the content check says about a field at that field', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await typeAtStart(page, 'See [above](/blogs/1#nothing) ');
  await form.save();
  const messages = page.getByRole('alert').filter({ has: page.getByRole('listitem') });
  await expect(messages).toBeVisible();
  await expect(messages).toBeFocused();
  await form.text.click();
  await expect(messages).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(messages).toBeHidden();
});

test('says why a save failed when the editor does not answer, and keeps the text', async ({
  page,
  running,
}) => {
  const form = await open(page, running.editor, slug);
  await page.route('**/api/keystatic/update', (route) => route.abort());
  await typeAtStart(page, 'Not lost. ');
  await form.save();
  await expect(page.getByText(/^Not saved: the editor does not answer\./)).toBeVisible();
  await expect(form.text.getByText(/^Not lost\. /)).toBeVisible();
  expect(readPost(slug)).toBe(original);

  await page.unroute('**/api/keystatic/update');
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(readPost(slug)).toContain('\nNot lost. ');
});

test('shows a change of the file in place of writing over it', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await typeAtStart(page, 'Mine. ');
  const changed = changeOnDisk();
  await form.save();
  const dialog = page.getByRole('dialog', {
    name: 'This file has changed since you opened it',
  });
  await expect(dialog).toContainText('excerpt: Now changed on the disk.');
  expect(readPost(slug)).toBe(changed);

  await dialog.getByRole('button', { name: 'Back to my text' }).click();
  await expect(form.text.getByText(/^Mine\. /)).toBeVisible();
  await form.save();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Keep my text/ }).click();
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(readPost(slug)).toBe(original.replace(/(?<=\n---\n\n)/, 'Mine. '));
});

test('knows after a reload on which version the unsaved text builds', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await typeAtStart(page, 'Mine. ');
  await expect(form.unsaved).toBeVisible();
  const changed = changeOnDisk();
  await page.reload();
  await expect(form.text.getByText(/^Mine\. /)).toBeVisible();
  await form.save();
  const dialog = page.getByRole('dialog', {
    name: 'This file has changed since you opened it',
  });
  await expect(dialog).toBeVisible();
  expect(readPost(slug)).toBe(changed);

  await dialog.getByRole('button', { name: /^Take theirs/ }).click();
  await expect(form.field('Summary')).toHaveValue(/^Now changed on the disk\./);
  await expect(form.unsaved).toBeHidden();
});

test('does not write over what another tab has saved', async ({ page, running, context }) => {
  const form = await open(page, running.editor, slug);
  const other = await context.newPage();
  const otherForm = await open(other, running.editor, slug);
  await typeAtStart(other, 'The other tab. ');
  await otherForm.save();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await form.field('Author').fill('Another practice');
  await form.save();
  await expect(page.getByRole('dialog')).toContainText('The other tab. ');
  expect(readPost(slug)).toContain('\nThe other tab. ');
});

test('asks before it throws changes away', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  const before = await form.field('Author').inputValue();
  await form.field('Author').fill('Another practice');
  const reset = page.getByRole('button', { name: 'Reset changes' });

  page.once('dialog', (dialog) => void dialog.dismiss());
  await reset.click();
  await expect(form.field('Author')).toHaveValue('Another practice');

  page.once('dialog', (dialog) => void dialog.accept());
  await reset.press('Enter');
  await expect(form.field('Author')).toHaveValue(before);
});
