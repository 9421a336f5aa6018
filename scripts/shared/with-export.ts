import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { close, listen } from './listen';
import { type StepResult, root } from './steps';
import { browserSwitches, findBrowser } from './find-browser';
import { createHost } from './preview-server/preview-server';
import { readHostRules } from './preview-server/rules';

export async function withExport(
  task: (browser: Browser, site: string) => Promise<StepResult>,
): Promise<StepResult> {
  const folder = path.join(root, 'out');
  if (!existsSync(folder)) {
    return { ok: false, output: 'There is no build in out/ yet: run npm run build first.' };
  }
  const server = createHost({ folder, rules: readHostRules() });
  const site = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserSwitches([]),
  });
  try {
    return await task(browser, site);
  } finally {
    await browser.close();
    await close(server);
  }
}
