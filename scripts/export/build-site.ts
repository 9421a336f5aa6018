import { buildDay } from '@/content/read/build-day';
import { contentStep } from '../shared/content-step';
import { loadSettings } from '../shared/settings';
import { type Step, runInOrder, runSteps, script, tool } from '../shared/steps';
import { noindexStep } from './noindex';

/** The framework would check them while its bundler is in memory. */
const typeStep: Step = {
  name: 'types',
  run: async () => {
    const generated = await tool('', ['next', 'typegen']).run();
    if (!generated.ok) return generated;
    const options = ['--noEmit', '--tsBuildInfoFile', '.next/cache/.tsbuildinfo'];
    return tool('', ['typescript:tsc', ...options]).run();
  },
};

/** @param options.typesAreChecked takes longer than the build */
export async function buildSite({ typesAreChecked = false } = {}): Promise<boolean> {
  process.env.BUILD_DAY = buildDay();
  if ((await runSteps([contentStep('before-build')])).length > 0) return false;
  const settings = loadSettings();
  console.log(`Building ${settings.siteUrl}/ into out/`);
  if (!typesAreChecked && (await runSteps([typeStep])).length > 0) return false;
  if (settings.deploy === 'preview') {
    console.warn('DEPLOY=preview: search engines are told to leave every page of this build out.');
  }
  const failed = await runInOrder([
    tool('next build', ['next', 'build']),
    script('post-process', ['scripts/export/post-process/run-post-process.ts']),
    ...(settings.deploy === 'preview' ? [noindexStep] : []),
    script('files for hosts', ['scripts/hosts/write-host-files.ts']),
  ]);
  return failed.length === 0;
}
