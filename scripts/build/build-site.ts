import nextEnv from '@next/env';
import { pruneResults } from '@/lib/build/result-cache';
import { type Settings, SettingsError, readSettings } from '@/lib/build/settings';
import { overdueNotes, refusal, requiredOf, setBuildDay, unfilledForms } from '../content/report';
import { type Step, root, runInOrder, runSteps, script, tool } from '../shared/steps';
import { codeVersion } from './code-version';
import { noindexStep } from './noindex';

/**
 * Reads `.env` files as Next.js does and checks the settings.
 *
 * @throws SettingsError
 */
export function loadSettings(): Settings {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
  return readSettings(process.env);
}

/**
 * Checks the content in a process of its own, because the syntax trees of thousands of posts would
 * stay in memory while the framework builds.
 */
const contentStep: Step = {
  name: 'content',
  run: async () => {
    const { ok, output = '' } = await script('', ['scripts/content/run-check.ts']).run();
    return ok ? { ok, notes: output.split('\n').filter(Boolean) } : { ok, output };
  },
};

/**
 * Checks the types before the framework builds. The framework would do so while its bundler is in
 * memory.
 */
const typeStep: Step = {
  name: 'types',
  run: async () => {
    // The types of routes, styles and images.
    const generated = await tool('', ['next', 'typegen']).run();
    if (!generated.ok) return generated;
    const options = ['--noEmit', '--tsBuildInfoFile', '.next/cache/.tsbuildinfo'];
    return tool('', ['typescript:tsc', ...options]).run();
  },
};

/**
 * Builds the site into `out/` and prints the result of each step.
 *
 * @param options.typesAreChecked whether a step before this one has checked the types, which takes
 *   longer than the build
 * @returns whether it succeeded
 */
export async function buildSite({ typesAreChecked = false } = {}): Promise<boolean> {
  let settings;
  try {
    settings = loadSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const forms = process.env.DEPLOY === '1' ? await unfilledForms() : [];
    console.error(refusal(forms, error.message));
    return false;
  }
  console.log(`Building ${settings.siteUrl}/ into out/`);
  if (settings.usesLocalInbox) {
    console.warn(
      'Warning: no form provider is set, so forms of this build go to the local inbox ' +
        `(${settings.formEndpoint}). A build for visitors needs NEXT_PUBLIC_FORM_ENDPOINT ` +
        'and NEXT_PUBLIC_FORM_ACCESS_KEY.',
    );
  }
  setBuildDay();
  const pictures = script('pictures up to date', ['scripts/commands/art-check.ts']);
  const checks = [...(typesAreChecked ? [] : [typeStep]), contentStep, pictures];
  if ((await runSteps(checks, 2)).length > 0) return false;
  const forms = await unfilledForms();
  const left = requiredOf(forms).length;
  if (settings.deploy === 'live' && left > 0) {
    console.error(refusal(forms));
    return false;
  }
  for (const note of overdueNotes(forms)) console.warn(note);
  if (left > 0) {
    console.warn(
      `Warning: ${left} values are placeholders (npm run content lists them). ` +
        'A build with DEPLOY=1 refuses them.',
    );
  }
  if (settings.deploy === 'preview') {
    console.warn('DEPLOY=preview: search engines are told to leave every page of this build out.');
  }
  const failed = await runInOrder([
    tool('next build', ['next', 'build'], {
      env: { CODE_VERSION: codeVersion(root, process.env) },
    }),
    script('post-process', ['scripts/seal/run-post-process.ts']),
    ...(settings.deploy === 'preview' ? [noindexStep] : []),
    script('files for hosts', ['scripts/host-config/write-host-files.ts']),
  ]);
  pruneResults(root);
  return failed.length === 0;
}
