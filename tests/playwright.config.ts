import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const { BASE_URL, BROWSER_PATH, E2E_REPORT, TRACE } = process.env;
if (!BASE_URL || !BROWSER_PATH || !E2E_REPORT) {
  throw new Error('Start the end-to-end tests with: npm run e2e -- [options of Playwright]');
}

/** `phone` runs `*.phone.spec.ts` and the tests tagged `@phone`, `desktop` all others. */
export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  // A retry separates a busy machine from a fault.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI === 'true' ? 'dot' : 'list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    baseURL: BASE_URL,
    // Recording costs a quarter of the time.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: BROWSER_PATH },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|\.phone\.spec\.ts/,
      // Nothing here looks at pixels; painting seven times as many takes a tenth of the time.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
  ],
});
