import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/shared/listen';
import { expect, test } from './support/fixtures';
import { FORMS, fill, open, send } from './support/forms';

/** It compiles a page when it is asked for. */
const PATIENCE_MS = 240_000;

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
  const port = await freePort(4300, 'the development server');
  site = `http://localhost:${port}`;
  process.once('exit', stopServer);
  server = spawn(
    process.execPath,
    ['--import=tsx', 'scripts/serve/main.ts', 'dev', '--port', `${port}`],
    { cwd: path.join(import.meta.dirname, '../..'), stdio: 'ignore', detached: true },
  );
  const isReady = () =>
    fetch(`${site}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: PATIENCE_MS }).toBe(true);
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
    const [form] = FORMS;
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
