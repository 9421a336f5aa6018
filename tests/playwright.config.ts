import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const { BASE_URL, BROWSER_PATH, E2E_REPORT } = process.env;
if (!BASE_URL || !BROWSER_PATH || !E2E_REPORT) {
  throw new Error('Start the end-to-end tests with: npm run e2e -- [options of Playwright]');
}

/**
 * The project `desktop` runs every test but those of `*.phone.spec.ts` files. The project `phone`
 * runs these and the tests tagged `@phone`.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  retries: 0,
  timeout: 20_000,
  reporter: [[process.env.CI === 'true' ? 'dot' : 'list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    baseURL: BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: BROWSER_PATH },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grep: /@phone|\.phone\.spec\.ts/, use: devices['Pixel 7'] },
  ],
});
