import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { LOCAL_INBOX_ENDPOINT } from '../../lib/public-settings';
import { freePort } from '../../scripts/shared/listen';
import { expect, expectNoViolations, test } from './support/fixtures';
import { FORMS, fill, open, send } from './support/forms';
import { beyondScreen } from './support/large-text';

/** It compiles a page when it is first asked for. */
const PATIENCE_MS = 240_000;

const [form] = FORMS;
const PAGES = [
  '/services/nav-details',
  '/courses/azure-details',
  '/',
  '/career',
  form.path,
  '/gallery/parts',
];

let server: ChildProcess | undefined;
let site = '';

/** With all that it started. */
function stopServer(): void {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  server = undefined;
}

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

test.use({
  // The address is known once the server runs.
  baseURL: ({}, provide) => provide(site),
  actionTimeout: PATIENCE_MS / 4,
  navigationTimeout: PATIENCE_MS / 4,
});

test.beforeAll(async () => {
  // That of the tests does not count for it.
  test.setTimeout(PATIENCE_MS);
  const port = await freePort(4300, 'the development server');
  site = `http://localhost:${port}`;
  process.once('exit', stopServer);
  server = spawn(
    process.execPath,
    ['--import=tsx', 'scripts/serve/main.ts', 'dev', '--gallery', '--port', `${port}`],
    {
      cwd: path.join(import.meta.dirname, '../..'),
      // With a key of a provider it opens no inbox: other tests need that port now.
      env: {
        ...process.env,
        NEXT_PUBLIC_FORM_ENDPOINT: LOCAL_INBOX_ENDPOINT,
        NEXT_PUBLIC_FORM_ACCESS_KEY: 'key of a provider',
      },
      stdio: 'ignore',
      detached: true,
    },
  );
  const isReady = () =>
    fetch(`${site}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: PATIENCE_MS }).toBe(true);
  // A page that is open while another one is compiled is loaded again.
  for (const path of PAGES) await fetch(site + path);
});

test.afterAll(stopServer);

test('the pages of the development server act as those of the export', async ({ page, inbox }) => {
  await test.step('an accordion has one open item', async () => {
    await page.goto('/services/nav-details');
    const items = page.locator('#migration details[name]');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await items.nth(0).locator('summary').click();
    await expect(page.locator('#migration details[name][open]')).toHaveCount(1);
  });

  await test.step('a tab shows its panel', async () => {
    await page.goto('/courses/azure-details');
    await page.locator('#tab-skills').click();
    await expect(page.locator('#skills')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  await test.step('a dot shows its slide', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Slide 5:' }).click();
    await expect(page.getByRole('group', { name: /^5 of 8/ })).toBeVisible();
  });

  await test.step('a filter narrows the list of jobs', async () => {
    await page.goto('/career');
    await page.getByRole('searchbox').fill('no such job');
    await expect(page.getByText('No job matches.')).toBeVisible();
  });

  await test.step('a form is checked and sent', async () => {
    await page.goto(form.path);
    await open(page, form);
    await send(page, form);
    await expect(page.getByText('5 fields need your attention')).toBeVisible();
    await fill(page, form);
    await send(page, form);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
  });
});

const MARKDOWN =
  'p a strong em del code pre sup br hr h2 h3 ul ol li blockquote input table img section';

/** What tells it from a paragraph: a mark before it, a ground, a line, another face. */
const looksOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { backgroundColor, borderStyle, font, listStyleType } = getComputedStyle(part);
      const { content } = getComputedStyle(part, '::before');
      return [content, backgroundColor, borderStyle, font, listStyleType].join();
    }),
  );

test('each element of Markdown has a look and a name, and stays within a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/gallery/parts');
  const prose = page.locator('section[aria-labelledby="prose"]');
  for (const name of MARKDOWN.split(' ')) {
    await expect(prose.locator(name).first(), name).toBeAttached();
  }
  const [plain] = await looksOf(prose.locator('p').first());
  for (const name of ['h2', 'h3', 'ul > li', 'ol > li', 'blockquote', 'code', 'pre', 'hr']) {
    expect(await looksOf(prose.locator(name).first()), name).not.toEqual([plain]);
  }
  // Counted on after the paragraph between them.
  await expect(prose.locator('ol').nth(2)).toHaveAttribute('start', '2');
  expect(await beyondScreen(page)).toEqual([]);
  await expectNoViolations(page, { within: 'section[aria-labelledby="prose"]' });
});
