import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: fileURLToPath(new URL('..', import.meta.url)) });

/** Unit tests: `tests/unit/**`, in jsdom. A test of Node code says `@jest-environment node`. */
export default createJestConfig({
  rootDir: '..',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  transform: { '\\.mdx$': '<rootDir>/tests/mdx-transform.mjs' },
  clearMocks: true,
  restoreMocks: true,
});
