import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { SITE, formOf, open, readPost, slugs, test, writePost } from './fixtures';

const [first = '', , third = ''] = slugs();
const original = readPost(third);
const [, title = ''] = /^title: '?(.*?)'?$/m.exec(original) ?? [];

test.afterEach(() => {
  writePost(third, original);
});

const strip = (page: Page) => page.getByRole('main').getByRole('note').first();

test('a post with a mistake says it on its page, and all other pages go on', async ({
  page,
  running: { preview },
}) => {
  test.setTimeout(300_000);
  const opened = await page.context().newPage();
  await opened.goto(`${preview}/blogs/1`);
  const mistakes: [change: string, ...said: string[]][] = [
    [
      `${original.replace(/^title: .*/m, 'title: Short')}\n<Callout title="A sum">\n`,
      'Line 3: Title is too short (it has 5); it needs at least 10 characters.',
      '<Callout> is never closed; write </Callout> on a line of its own below its text.',
    ],
    [
      `${original.replace(/^author: .*/m, 'author: a: b')}\n<Unknown />\n\n{unknown}\n`,
      'The front matter has a colon in a text; put the text in quotes.',
      '<Unknown> does not exist;',
    ],
    [
      `${original}\n| a | b |\n| - | - |\n| c | d |\n\nimport './nothing'\n`,
      'The text has a table without a caption;',
      'The text has a line that begins with the word import',
    ],
  ];
  for (const [change, ...said] of mistakes) {
    writePost(third, change);
    await page.goto(`${preview}/blogs/3`);
    await expect(strip(page)).toContainText(/This post has \d mistakes\./);
    for (const words of said) await expect(strip(page)).toContainText(words);
    await opened.reload();
    await expect(opened.getByText('The site cannot be published')).toBeHidden();
    for (const other of ['/', '/services', '/sitemap.xml', '/rss.xml']) {
      expect((await page.request.get(preview + other)).status(), other).toBe(200);
    }
  }
  await page.goto(`${preview}/blogs`);
  await expect(strip(page)).toContainText(third);

  writePost(third, original);
  await page.goto(`${preview}/blogs/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The site cannot be published')).toBeHidden();
});

test('a page shows what was saved without a reload, its title too', async ({ page, running }) => {
  await page.goto(`${running.preview}/blogs/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  writePost(third, original.replace(/^title: .*/m, 'title: Another title of this post'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another title of this post');
  await page.goto(`${running.preview}/blogs`);
  await expect(
    page.getByRole('link', { name: 'Another title of this post' }).first(),
  ).toBeVisible();
});

test('a deleted post disappears, and posts that link to it say so', async ({ page, running }) => {
  await page.goto(`${running.preview}/blogs`);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  rmSync(path.join(SITE, 'content/blog', `${third}.mdx`));
  await page.goto(`${running.preview}/blogs`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await expect(strip(page)).toContainText(first);
  expect((await page.request.get(`${running.preview}/blogs/3`)).status()).toBe(404);
  await page.goto(`${running.preview}/blogs/1`);
  await expect(strip(page)).toContainText("Other posts names '3', which does not exist;");
});

test('deleting a post says which posts link to it, and deletes one without links', async ({
  page,
  running,
}) => {
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete entry…' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
  };
  await open(page, running.editor, third);
  await remove();
  await expect(
    page.getByText(
      /^Not deleted: there are links to it in post 1 \(Other posts\).*\. Take them out/,
    ),
  ).toBeVisible();
  expect(readPost(third)).toBe(original);

  const lonely = '99-nobody-links-here';
  writePost(
    lonely,
    original
      .replace(/^id: 3$/m, 'id: 99')
      .replace(/^title: .*/m, 'title: Nobody links to this post'),
  );
  await open(page, running.editor, lonely);
  await remove();
  await expect(page).toHaveURL(`${running.editor}/`);
  await expect(page.getByRole('link', { name: 'Nobody links to this post' })).toHaveCount(0);
  expect(slugs()).not.toContain(lonely);
});

test('a change that breaks a link of another post names that post', async ({ page, running }) => {
  const form = await open(page, running.editor, third);
  await page.getByRole('checkbox', { name: /^Draft/ }).click();
  await form.save();
  await expect(page.getByText(/^Not saved: in post 1 \(Other posts\): /)).toBeVisible();
  expect(readPost(third)).toBe(original);
  await expect(formOf(page).unsaved).toBeVisible();
});
