import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Step, root, runSteps, script, since } from '../shared/steps';
import { BROWSERS_RESULT, runBrowserTests } from './browsers';
import { CONTENT, UNIT_RESULT, checkCode } from './check';
import { E2E_RESULT, runE2eTests } from './e2e';
import { HOSTS_RESULT, runHostTests } from './hosts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  flaky?: number;
}

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }));

const ownReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/** A missing report counts as one failure. */
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

export async function runAllTests(): Promise<boolean> {
  const start = performance.now();
  for (const file of [UNIT_RESULT, HOSTS_RESULT, BROWSERS_RESULT, E2E_RESULT]) {
    rmSync(path.join(root, file), { force: true });
  }

  const failedSteps = await checkCode();
  // The build would only repeat the mistakes.
  const contentIsRight = !failedSteps.includes(CONTENT);
  const build = script('', ['scripts/build/main.ts', 'build', '--types-are-checked'], {
    live: true,
  });
  const built = contentIsRight && (await build.run()).ok;
  if (built) {
    const exportSteps: Step[] = [
      { name: 'end-to-end tests', run: () => runE2eTests([], false) },
      script('budgets of every page', ['scripts/measure/main.ts', 'budgets']),
      { name: 'host tests', run: () => runHostTests([], false) },
      { name: 'browser tests', run: () => runBrowserTests(false) },
    ];
    failedSteps.push(...(await runSteps(exportSteps, 2)));
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
  const others = failedSteps.filter((name) => !name.endsWith('tests'));
  const skipped = sum('skipped');
  const flaky = sum('flaky');

  if (flaky > 0) console.warn(`End-to-end tests that passed only when repeated: ${flaky}`);
  console.log(`Total time ${since(start)}`);
  console.log(
    `${sum('passed')} passed, ${sum('failed') + others.length} failed` +
      (skipped > 0 ? `, ${skipped} skipped` : ''),
  );
  return failedSteps.length === 0;
}
