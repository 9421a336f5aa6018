import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: fileURLToPath(new URL('../..', import.meta.url)) });

/** Tests of the exported folder and of the servers that send it; started by npm run hosts. */
export default createJestConfig({
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  transform: { '\\.mdx$': '<rootDir>/tests/mdx-transform.mjs' },
  // A server on a busy machine may need long to start; nothing here is judged by time.
  testTimeout: 60_000,
});
