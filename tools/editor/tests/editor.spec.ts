import { existsSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { readFrontMatter } from '../../../content/read/front-matter';
import { SITE, formOf, open, readPost, slugs, test } from './fixtures';

function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  const lines = after.split('\n');
  expect(lines).toHaveLength(old.length);
  return lines.filter((line, index) => line !== old[index]);
}

const statusUnder = (host: string, address: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

test.describe.configure({ mode: 'serial' });

test('answers under its own names only, so that no website can read or write posts', async ({
  running,
}) => {
  const { port } = new URL(running.editor);
  for (const path of ['/', '/api/keystatic/tree', '/drawings/maintenance-plan']) {
    for (const host of [
      'rebound.example',
      `rebound.example:${port}`,
      '127.0.0.1.rebound.example',
    ]) {
      expect(await statusUnder(host, running.editor + path)).toBe(403);
    }
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      expect(await statusUnder(host, running.editor + path)).not.toBe(403);
    }
  }
});

test('lists the posts with number, date and mark of a draft', async ({ page, running }) => {
  await page.goto(running.editor);
  for (const slug of slugs()) {
    const matter = readFrontMatter(readPost(slug));
    if (Array.isArray(matter)) throw new Error(`${slug} cannot be read`);
    const { id, title } = matter.fields as { id: number; title: string };
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(row.getByRole('cell').first()).toHaveText(String(id));
    await expect(row.getByText('Draft')).toHaveCount(0);
  }
});

async function openNext(page: Page, slug: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/keystatic/collection/posts/item/${slug}`);
  await expect(
    page.getByText(`Number ${Number.parseInt(slug, 10)}`, { exact: true }),
  ).toBeVisible();
}

test('changes of each post only the line that was changed, and nothing without a change', async ({
  page,
  running,
}) => {
  test.setTimeout(300_000);
  const [first = ''] = slugs();
  const form = await open(page, running.editor, first);
  for (const slug of slugs()) {
    await test.step(slug, async () => {
      const before = readPost(slug);
      await openNext(page, slug);
      await expect(form.unsaved).toBeHidden();
      await form.toStart();
      await page.keyboard.type('Now ');
      await expect(form.unsaved).toBeVisible();
      await form.save();
      // While it is written, the file is empty.
      await expect(() => {
        expect(changedLines(before, readPost(slug))).toHaveLength(1);
      }).toPass();

      await expect(form.unsaved).toBeHidden();
      await form.toStart();
      for (let letter = 0; letter < 'Now '.length; letter += 1) await page.keyboard.press('Delete');
      await form.save();
      await expect.poll(() => readPost(slug)).toBe(before);
      await expect(form.unsaved).toBeHidden();
    });
  }
});

test('says what is wrong with a field in the words of the build, and saves nothing', async ({
  page,
  running,
}) => {
  const [slug = ''] = slugs();
  const before = readPost(slug);
  const form = await open(page, running.editor, slug);

  await form.field('Title').fill('Short');
  await form.save();
  await expect(form.field('Title')).toBeFocused();
  await expect(
    page.getByText('Title is too short (it has 5); it needs at least 10 characters'),
  ).toBeVisible();
  expect(readPost(slug)).toBe(before);

  await form.field('Title').fill('A title that is long enough');
  await form.field('Changed on').fill('2001-01-01');
  await form.save();
  await expect(
    page.getByText('Not saved: Changed on is not after date; correct it or leave it out.'),
  ).toBeVisible();
  await expect(form.field('Changed on')).toBeFocused();
  await expect(form.field('Changed on')).toHaveAccessibleDescription(
    /Changed on is not after date/,
  );
  expect(readPost(slug)).toBe(before);
});

test('begins a new post with the next number, the template and a placeholder picture', async ({
  page,
  running,
}) => {
  const next = slugs().length + 1;
  await page.goto(running.editor);
  const title = page.getByRole('textbox', { name: 'Title of a new post' });
  await title.fill('Short');
  await page.getByRole('button', { name: 'Begin the post' }).click();
  await expect(
    page.getByText('The title has 5 characters; write between 10 and 90.'),
  ).toBeVisible();

  await title.fill('Cycle counts that stores will do');
  await page.getByRole('button', { name: 'Begin the post' }).click();
  const form = formOf(page);
  await expect(form.field('Title')).toHaveValue('Cycle counts that stores will do');
  await expect(page.getByText(`Number ${next}`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Draft/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Picture' })).toHaveValue(
    'blog-cycle-counts-that-stores-will-do',
  );
  expect(existsSync(path.join(SITE, 'public/art/blog-cycle-counts-that-stores-will-do.svg'))).toBe(
    true,
  );

  await page.goto(running.editor);
  const row = page.getByRole('row').filter({ hasText: 'Cycle counts that stores will do' });
  await expect(row.getByText('Draft')).toBeVisible();
});

test('writes a post with every part, which the preview shows', async ({ page, running }) => {
  const slug = slugs().at(-1) ?? '';
  const form = await open(page, running.editor, slug);
  await form
    .field('Summary')
    .fill('Counting ten bins each morning finds what the yearly count hides, and says why.');
  await page.getByText(/^Services:/).click();
  await page.getByRole('checkbox', { name: 'Power BI' }).click();

  const PARTS = ['Callout', 'Figure', 'Table with a caption', 'Steps', 'Pull quote', 'Download'];
  await form.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  for (const part of PARTS) {
    await page.keyboard.type(`Before ${part}`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('The end.');

  const insert = async (part: string) => {
    // The editor's cursor follows with a delay; the full stop shows where it is.
    await expect(async () => {
      await form.text.getByText(`Before ${part}`, { exact: true }).click();
      await page.keyboard.press('End');
      await page.keyboard.type('.');
      await expect(form.text.getByText(`Before ${part}.`, { exact: true })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.getByRole('option', { name: part, exact: true }).click();
    await expect(form.text.locator('.part')).toHaveCount(PARTS.indexOf(part) + 1);
  };
  const fillIn = async (values: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    for (const [name, value] of Object.entries(values)) {
      const choice = dialog.getByRole('combobox', { name, exact: true });
      await choice.or(dialog.getByRole('textbox', { name, exact: true })).fill(value);
      if ((await choice.count()) > 0) {
        await page.getByRole('option', { name: value, exact: true }).click();
      }
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  };
  const enter = () =>
    form.text.locator('.part').last().locator('+ *').getByRole('paragraph').click();

  await insert('Callout');
  await enter();
  await page.keyboard.type('The other two are on the line.');
  await form.save();
  const message = page.getByText('Callout: “Title” is missing; write text.');
  await expect(message).toBeVisible();
  await fillIn({ Title: 'Illustrative: two pieces short' });
  await expect(message).toBeHidden();

  await insert('Figure');
  await fillIn({
    Drawing: 'maintenance-plan',
    'What it shows': 'A gate pass with two dates.',
    Caption: 'The second date holds the lot.',
  });

  await insert('Table with a caption');
  await fillIn({ Caption: 'Where a difference comes from' });
  await enter();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (const [index, heading] of ['Cause', 'Seen as', 'First look'].entries()) {
    await page.getByRole('columnheader').nth(index).click();
    await page.keyboard.type(heading);
  }

  await insert('Steps');
  await enter();
  await page.getByRole('radio', { name: 'Numbered list' }).click();
  await page.keyboard.type('Choose ten bins.');

  await insert('Pull quote');
  await enter();
  await page.keyboard.type('A count that nobody explains is only a second opinion.');

  await insert('Download');
  await fillIn({
    File: '/downloads/erp-readiness-checklist.csv',
    'Words of the link': 'Tally sheet for ten bins a day',
  });
  await form.save();
  await expect.poll(() => readPost(slug)).toContain('<Download');
  const post = readPost(slug);
  expect(post).toContain('services: [powerbi-details]');
  expect(post).toContain(
    '<Callout title="Illustrative: two pieces short">\n\nThe other two are on the line.\n\n</Callout>',
  );

  await page.goto(`${running.editor}/preview/${slug}`);
  await expect(page).toHaveURL(`${running.preview}/blogs/${slugs().length}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cycle counts that stores will do',
  );
  await expect(page.getByRole('note', { name: 'Illustrative: two pieces short' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A gate pass with two dates.' })).toBeVisible();
  await expect(page.getByRole('table').getByText('Cause')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Choose ten bins.' })).toBeVisible();
  await expect(page.getByText('A count that nobody explains')).toBeVisible();
  await expect(page.getByRole('link', { name: /Tally sheet for ten bins a day/ })).toBeVisible();
});
