import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BROWSERS_RESULT, runBrowserTests } from '../tests/browser-tests';
import { checkBudgets } from '../budgets/check-budgets';
import { buildSite } from '../build/build-site';
import { UNIT_RESULT, checkCode } from '../tests/check-code';
import { contentStep } from '../content/report';
import { E2E_RESULT, runEndToEnd } from '../tests/end-to-end';
import { HOSTS_RESULT, runHostTests } from '../tests/host-tests';
import { type Step, root, runSteps, since } from '../shared/steps';

/** What a test runner counted. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only at their second try; they count as passed. */
  flaky?: number;
}

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    /** Files that could not be run at all. */
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }));

const ownReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/** Reads a runner's report; a runner that left none failed as a whole. */
function readCount(file: string, report: z.ZodType<Count>): Count {
  const full = path.join(root, file);
  if (!existsSync(full)) return { passed: 0, failed: 1, skipped: 0 };
  return report.parse(JSON.parse(readFileSync(full, 'utf8')));
}

const e2eReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }): Count => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }));

const start = performance.now();
for (const file of [UNIT_RESULT, HOSTS_RESULT, BROWSERS_RESULT, E2E_RESULT]) {
  rmSync(path.join(root, file), { force: true });
}

const failedSteps = await checkCode();
// The build would only say the same again.
const contentIsRight = !failedSteps.includes(contentStep.name);
const built = contentIsRight && (await buildSite({ typesAreChecked: true }));
if (built) {
  const ofTheExport: Step[] = [
    // The longest first: the others wait for browsers and servers to start, and it uses that time.
    { name: 'end-to-end tests', run: () => runEndToEnd([], false) },
    { name: 'budgets of every page', run: checkBudgets },
    { name: 'host tests', run: () => runHostTests([], false) },
    { name: 'browser tests', run: () => runBrowserTests(false) },
  ];
  failedSteps.push(...(await runSteps(ofTheExport, 2)));
} else if (contentIsRight) {
  failedSteps.push('build');
}

const counts = contentIsRight ? [readCount(UNIT_RESULT, jestReport)] : [];
if (built) {
  counts.push(
    readCount(HOSTS_RESULT, jestReport),
    readCount(BROWSERS_RESULT, ownReport),
    readCount(E2E_RESULT, e2eReport),
  );
}
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
// A step that is no test runner, such as the linter, counts as one failure.
const others = failedSteps.filter((name) => !name.endsWith('tests'));
const skipped = sum('skipped');
const flaky = sum('flaky');

if (failedSteps.length > 0) process.exitCode = 1;
if (flaky > 0) console.warn(`End-to-end tests that passed only at the second try: ${flaky}`);
console.log(`Total time ${since(start)}`);
console.log(
  `${sum('passed')} passed, ${sum('failed') + others.length} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : ''),
);
