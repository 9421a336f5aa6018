import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: fileURLToPath(new URL('../..', import.meta.url)) });

export default createJestConfig({
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  transform: { '\\.mdx$': '<rootDir>/tests/mdx-transform.mjs' },
  // No test measures time.
  testTimeout: 60_000,
});
