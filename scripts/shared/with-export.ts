import { type Browser, chromium } from '@playwright/test';
import { close, listen } from './listen';
import { exported } from './exported';
import type { StepResult } from './steps';
import { browserSwitches, findBrowser } from './find-browser';
import { createHost } from './preview-server/preview-server';
import { readHostRules } from './preview-server/rules';

export async function withExport(
  task: (browser: Browser, site: string) => Promise<StepResult>,
): Promise<StepResult> {
  const server = createHost({ folder: exported, rules: readHostRules() });
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
