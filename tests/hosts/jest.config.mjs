import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: fileURLToPath(new URL('../..', import.meta.url)) });

/** Tests of the export and of servers; started by npm run hosts. */
export default createJestConfig({
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  transform: { '\\.mdx$': '<rootDir>/tests/mdx-transform.mjs' },
  // A server may start slowly on a busy machine; no test measures time.
  testTimeout: 60_000,
});
