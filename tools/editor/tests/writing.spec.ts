import { type Page, expect } from '@playwright/test';
import { formOf, open, readPost, slugs, test, writePost } from './fixtures';

const [slug = ''] = slugs();
const original = readPost(slug);

test.afterEach(() => {
  writePost(slug, original);
});

async function beginLine(page: Page): Promise<void> {
  await formOf(page).toStart();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<h1>From Word</h1>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Count the bins</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>Two people</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Write it down</p>
<p class="MsoNormal">Between</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.&nbsp;</span>Then explain</p>
<h4>A small one</h4>
</body></html>`;

test('lists and headings that are pasted from Word stay', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await beginLine(page);
  await form.text.evaluate((text, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'From Word');
    const target = window.getSelection()?.anchorNode?.parentElement ?? text;
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, WORD);
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const post = readPost(slug);
  expect(post).toContain('## From Word\n');
  expect(post).toMatch(/- Count the bins\n+ {2}- Two people\n+- Write it down\n/);
  expect(post).toContain('\nBetween\n\n1. Then explain\n');
  expect(post).toContain('### A small one');
});

test('Tab goes to the next cell of a table, and a table without a caption is refused', async ({
  page,
  running,
}) => {
  const form = await open(page, running.editor, slug);
  await beginLine(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = form.text.getByRole('table').first();
  await table.getByRole('columnheader').first().click();
  await page.keyboard.type('One');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Zero ');
  await expect(table.getByRole('columnheader').nth(0)).toHaveText('Zero One');
  await expect(table.getByRole('columnheader').nth(1)).toHaveText('Two');

  await form.save();
  await expect(page.getByText(/^Not saved: The text has a table without a caption/)).toBeVisible();
  expect(readPost(slug)).toBe(original);
});

test('a link leads to a page that is chosen from a list', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await beginLine(page);
  await page.keyboard.type('gate passes');
  await page.keyboard.press('Shift+Home');
  // The button of links; its tooltip is right.
  await page.getByRole('button', { name: 'Divider', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('combobox', { name: /^Link/ });
  const list = page.locator(`[id="${(await address.getAttribute('list')) ?? ''}"]`);
  const labelOf = (value: string) => list.locator(`option[value="${value}"]`).getAttribute('label');
  expect(await labelOf('/products/rgp-details')).toBe('RGP & NRGP in ERP');
  expect(await labelOf('/blogs/3')).toMatch(/^3\. /);

  await address.fill('/products/rgp-details');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await form.save();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(readPost(slug)).toContain('\n[gate passes](/products/rgp-details)\n');
});

test('a part inside another part is refused, in words for editors', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await beginLine(page);
  const insert = async (part: string) => {
    await page.keyboard.type('/');
    await page.getByRole('option', { name: part, exact: true }).click();
  };
  await insert('Pull quote');
  await form.text.locator('.part + *').first().getByRole('paragraph').click();
  await page.keyboard.type('One sentence.');
  await page.keyboard.press('Enter');
  await insert('Steps');
  await form.save();
  const message = page.getByText('Steps: is inside “Pull quote”; move it below.');
  await expect(message).toBeVisible();
  expect(readPost(slug)).toBe(original);
});

test('a picture is chosen by its thumbnail, without versions for dark or small screens', async ({
  page,
  running,
}) => {
  await open(page, running.editor, slug);
  const picture = page.getByRole('combobox', { name: 'Picture' });
  const option = page.getByRole('option', { name: 'blog-iot', exact: true });
  // Scrolling to the field closes its list.
  await expect(async () => {
    await picture.fill('');
    await picture.fill('blog-iot');
    await expect(option).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(option.locator('img')).toHaveAttribute('src', '/drawings/blog-iot');
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('a year of another century is refused', async ({ page, running }) => {
  const form = await open(page, running.editor, slug);
  await form.field('Date').fill('0202-01-31');
  await form.save();
  await expect(form.field('Date')).toHaveAccessibleDescription(/which is not in this century/);
  expect(readPost(slug)).toBe(original);
});
