import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserSwitches } from '../../../scripts/shared/find-browser';

const { BROWSER_PATH, EDITOR_COPY, EDITOR_REPORT } = process.env;
if (!BROWSER_PATH || !EDITOR_COPY || !EDITOR_REPORT) {
  throw new Error(
    'Start the tests of the editor with: npm run edit:test -- [options of Playwright]',
  );
}

export default defineConfig({
  testDir: '.',
  outputDir: path.join(import.meta.dirname, '../../../test-results/editor'),
  forbidOnly: process.env.CI === 'true',
  workers: 1,
  retries: process.env.CI === 'true' ? 1 : 0,
  // Development servers compile a page on its first visit.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI === 'true' ? 'dot' : 'list'], ['json', { outputFile: EDITOR_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: BROWSER_PATH, args: browserSwitches([]) },
  },
});
