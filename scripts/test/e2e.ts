import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createHost } from '../shared/preview-server/preview-server';
import { readHostRules } from '../shared/preview-server/rules';
import { exported } from '../shared/exported';
import { NoBrowserError, findBrowser } from '../shared/find-browser';
import { close, listen } from '../shared/listen';
import { type StepResult, root, tool } from '../shared/steps';

export const E2E_RESULT = 'test-results/e2e.json';

export async function runE2eTests(args: string[], live: boolean): Promise<StepResult> {
  let browser;
  try {
    browser = findBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    return { ok: false, output: error.message };
  }
  const report = path.join(root, E2E_RESULT);
  mkdirSync(path.dirname(report), { recursive: true });

  const site = createHost({ folder: exported, rules: readHostRules() });
  const port = await listen(site, 0);
  try {
    const tests = tool(
      '',
      ['@playwright/test:playwright', 'test', '--config=tests/playwright.config.ts', ...args],
      {
        live,
        env: {
          BASE_URL: `http://127.0.0.1:${port}`,
          BROWSER_PATH: browser,
          E2E_REPORT: report,
        },
      },
    );
    return await tests.run();
  } finally {
    await close(site);
  }
}
