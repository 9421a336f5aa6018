import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { contentStep } from '../shared/content-step';
import { type Step, root, runSteps, tool } from '../shared/steps';

export const UNIT_RESULT = 'test-results/unit.json';

// tsc and the linter need the types of routes, styles and images.
const generated = tool('types of the routes', ['next', 'typegen']);

const content = contentStep('check');

export const CONTENT = content.name;

const textSteps: Step[] = [
  tool('format', ['prettier', '--check', '.']),
  tool('style sheets', ['stylelint', '**/*.scss', '--allow-empty-input']),
  tool('spelling', ['cspell', '--no-progress', '--no-summary', '--show-suggestions']),
  tool('unused code', ['knip', '--no-progress']),
];

const codeSteps: Step[] = [
  tool('lint', ['eslint', '.', '--max-warnings=0']),
  tool('unit tests', [
    'jest',
    '--config=tests/jest.config.mjs',
    '--json',
    `--outputFile=${UNIT_RESULT}`,
  ]),
  tool('types', ['typescript:tsc', '--noEmit']),
];

/**
 * A mistake in the content stops it: tests would run the code of compiled posts.
 * @param build - next to steps that do not read the types that it writes
 * @returns the names of the steps that failed
 */
export async function checkCode(build: Step[] = []): Promise<string[]> {
  const failed = await runSteps([content]);
  if (failed.length > 0) return failed;
  mkdirSync(path.join(root, path.dirname(UNIT_RESULT)), { recursive: true });
  return [
    ...(await runSteps([generated])),
    ...(await runSteps([...build, ...textSteps], 2)),
    ...(await runSteps(codeSteps, 2)),
  ];
}
