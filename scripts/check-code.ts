import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Step, root, runSteps, tool } from './steps';

/** Where the unit tests leave their result, below the top level. */
export const UNIT_RESULT = 'test-results/unit.json';

// Next.js writes the types of routes, styles and images, which tsc and the linter need on a fresh
// checkout.
const generated = tool('types of the routes', ['next', 'typegen']);

const steps: Step[] = [
  tool('unit tests', [
    'jest',
    '--config=tests/jest.config.mjs',
    '--json',
    `--outputFile=${UNIT_RESULT}`,
  ]),
  tool('lint', ['eslint', '.', '--max-warnings=0']),
  tool('types', ['typescript:tsc', '--noEmit']),
  tool('format', ['prettier', '--check', '.']),
  tool('style sheets', ['stylelint', '**/*.scss', '--allow-empty-input']),
  tool('unused code', ['knip', '--no-progress']),
];

/**
 * Everything that needs no build: format, lint, types, unused code and unit tests, two at a time.
 *
 * @returns the names of the steps that failed
 */
export async function checkCode(): Promise<string[]> {
  mkdirSync(path.join(root, path.dirname(UNIT_RESULT)), { recursive: true });
  return [...(await runSteps([generated])), ...(await runSteps(steps, 2))];
}
