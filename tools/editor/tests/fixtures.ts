import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';

export const SITE = process.env.EDITOR_COPY ?? '';

const blog = path.join(SITE, 'content/blog');

export const slugs = (): string[] =>
  readdirSync(blog)
    .map((name) => name.replace(/\.mdx$/, ''))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

export const readPost = (slug: string): string =>
  readFileSync(path.join(blog, `${slug}.mdx`), 'utf8');

export const writePost = (slug: string, text: string): void => {
  writeFileSync(path.join(blog, `${slug}.mdx`), text);
};

export interface RunningEditor {
  readonly output: string;
  readonly editor: string;
  readonly preview: string;
  readonly process: ChildProcess;
  readonly ended: Promise<string>;
}

const addressIn = (output: string, name: string): string | undefined =>
  new RegExp(`The ${name} +(http://[\\d.:]+)`).exec(output)?.[1];

export function startEditor(args: string[]): Promise<RunningEditor> {
  const command = spawn(
    process.execPath,
    ['--import=tsx', 'tools/editor/scripts/main.ts', 'edit', '--site', SITE, ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const ended = new Promise<string>((resolve) => {
    command.on('close', () => {
      resolve(output);
    });
  });
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const editor = addressIn(output, 'editor');
      const preview = addressIn(output, 'preview');
      if (editor && preview && output.includes('Ctrl+C')) {
        resolve({ output, editor, preview, process: command, ended });
      }
    };
    command.stdout.on('data', read);
    command.stderr.on('data', read);
    void ended.then((said) => {
      reject(new Error(`The editor ended: ${said}`));
    });
  });
}

/** The editor may already be open. */
const PORTS = ['--port', '3270', '--preview', '3290'];

export const test = base.extend<object, { running: RunningEditor }>({
  running: [
    // Playwright derives dependencies from it.
    async ({}, use) => {
      const running = await startEditor(PORTS);
      await use(running);
      running.process.kill('SIGINT');
      await running.ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const formOf = (page: Page) => ({
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  /** Puts the cursor before the text: the editor follows keys that move it with a delay. */
  toStart: () =>
    page
      .getByRole('textbox', { name: 'Text', exact: true })
      .getByRole('paragraph')
      .first()
      .click({ position: { x: 1, y: 8 } }),
  field: (name: string) => page.getByRole('textbox', { name, exact: true }),
  save: () => page.getByRole('button', { name: 'Save' }).click(),
  unsaved: page
    .getByText('Unsaved', { exact: true })
    .or(page.getByRole('progressbar', { name: 'Saving changes' })),
});

export async function open(page: Page, editor: string, slug: string) {
  await page.goto(`${editor}/keystatic/collection/posts/item/${slug}`);
  const form = formOf(page);
  await expect(form.text).toBeVisible();
  return form;
}
