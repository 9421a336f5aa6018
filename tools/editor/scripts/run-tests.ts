import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installEditor } from './install-editor';
import { NoBrowserError, findBrowser } from '@/scripts/shared/find-browser';
import { type StepResult, root, tool } from '@/scripts/shared/steps';

const EDITOR_RESULT = 'test-results/editor.json';

/** So that the copy resolves the packages of the site. */
const COPY = path.join(root, '.next', 'editor-site');

const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'mdx-components.tsx',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

const CODE_CHECKS: [string, ...string[]][] = [
  ['next', 'typegen', 'tools/editor'],
  ['typescript:tsc', '--noEmit', '--project', 'tools/editor'],
];

/** A server that has just ended may still be writing. */
const removeCopy = (): void => {
  rmSync(COPY, { recursive: true, force: true, maxRetries: 10 });
};

function copySite(): void {
  removeCopy();
  mkdirSync(COPY, { recursive: true });
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'));
  for (const name of [...PARTS, ...settings]) {
    cpSync(path.join(root, name), path.join(COPY, name), { recursive: true });
  }
}

/** Checks the types first, because they need the editor's packages. @param args of Playwright */
export async function runEditorTests(args: string[]): Promise<StepResult> {
  let browser;
  try {
    browser = findBrowser();
    installEditor();
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    return { ok: false, output: error.message };
  }
  // tsc needs the types of the routes.
  for (const command of CODE_CHECKS) {
    const checked = await tool('', command).run();
    if (!checked.ok) return checked;
  }

  const report = path.join(root, EDITOR_RESULT);
  mkdirSync(path.dirname(report), { recursive: true });
  copySite();
  try {
    const tests = tool(
      '',
      [
        '@playwright/test:playwright',
        'test',
        '--config=tools/editor/tests/playwright.config.ts',
        ...args,
      ],
      { live: true, env: { EDITOR_COPY: COPY, BROWSER_PATH: browser, EDITOR_REPORT: report } },
    );
    return await tests.run();
  } finally {
    removeCopy();
  }
}
