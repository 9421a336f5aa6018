import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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

type Numbers<Name extends string> = Readonly<Record<Name, number>>;
type JestReport = Numbers<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numRuntimeErrorTestSuites'
>;
interface PlaywrightReport {
  readonly stats: Numbers<'expected' | 'unexpected' | 'flaky' | 'skipped'>;
}

/** A missing report counts as one failure. */
function readCount(file: string): Count {
  const full = path.join(root, file);
  if (!existsSync(full)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(full, 'utf8')) as JestReport | PlaywrightReport | Count;
  if ('stats' in report) {
    const { expected, unexpected: failed, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed, skipped, flaky };
  }
  if (!('numPassedTests' in report)) return report;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

export async function runAllTests(): Promise<boolean> {
  const start = performance.now();
  for (const file of [UNIT_RESULT, HOSTS_RESULT, BROWSERS_RESULT, E2E_RESULT]) {
    rmSync(path.join(root, file), { force: true });
  }

  const build = script('build', ['scripts/export/main.ts', '--types-are-checked'], {
    live: true,
  });
  const failedSteps = await checkCode([build]);
  const contentIsRight = !failedSteps.includes(CONTENT);
  const built = contentIsRight && !failedSteps.includes(build.name);
  if (built) {
    const exportSteps: Step[] = [
      { name: 'end-to-end tests', run: () => runE2eTests([], false) },
      script('budgets of every page', ['scripts/measure/main.ts', 'budgets']),
      script('words of every page', ['scripts/content/main.ts', 'words']),
      { name: 'host tests', run: () => runHostTests([], false) },
      { name: 'browser tests', run: () => runBrowserTests(false) },
    ];
    failedSteps.push(...(await runSteps(exportSteps, 2)));
  }

  const counts = contentIsRight ? [readCount(UNIT_RESULT)] : [];
  if (built) {
    counts.push(readCount(HOSTS_RESULT), readCount(BROWSERS_RESULT), readCount(E2E_RESULT));
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
