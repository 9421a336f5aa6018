import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/shared/listen';
import { expect, test } from './support/fixtures';
import { FORMS, fill, open, send } from './support/forms';

const root = path.join(import.meta.dirname, '../..');

let server: ChildProcess;
let site: string;

/** Pages are compiled when they are asked for. */
const PATIENCE_MS = 300_000;

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  const port = await freePort(4300, 'the development server');
  site = `http://localhost:${port}`;
  const args = ['--import=tsx', 'scripts/serve/main.ts', 'dev', '--port', String(port)];
  server = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true });
  await expect
    .poll(
      () =>
        fetch(`${site}/robots.txt`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: PATIENCE_MS,
      },
    )
    .toBe(true);
});

test.afterAll(() => {
  if (server.pid !== undefined) process.kill(-server.pid);
});

test.use({ baseURL: '' });

test('the pages of the development server do what those of the export do', async ({
  page,
  inbox,
}) => {
  test.setTimeout(PATIENCE_MS);
  page.setDefaultTimeout(PATIENCE_MS / 4);

  await test.step('an accordion has one open item', async () => {
    await page.goto(`${site}/services/nav-details`);
    const items = page.locator('#migration details[name]');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await items.nth(0).locator('summary').click();
    await expect(page.locator('#migration details[open]')).toHaveCount(1);
  });

  await test.step('a tab shows its panel', async () => {
    await page.goto(`${site}/courses/azure-details`);
    await page.locator('#tab-skills').click();
    await expect(page.locator('#skills')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  await test.step('a dot shows its slide', async () => {
    await page.goto(site);
    await page.getByRole('button', { name: 'Slide 5:' }).click();
    await expect(page.getByRole('group', { name: /^5 of 8/ })).toBeVisible();
  });

  await test.step('a filter narrows the list of jobs', async () => {
    await page.goto(`${site}/career`);
    await page.getByRole('searchbox').fill('no such job');
    await expect(page.getByText('No job matches.')).toBeVisible();
  });

  await test.step('a form is checked and sent', async () => {
    const [form] = FORMS;
    await page.goto(site + form.path);
    await open(page, form);
    await send(page, form);
    await expect(page.getByText('5 fields need your attention')).toBeVisible();
    await fill(page, form);
    await send(page, form);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
  });
});
