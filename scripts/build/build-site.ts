import path from 'node:path';
import nextEnv from '@next/env';
import { pruneResults } from '@/lib/build/result-cache';
import { type Settings, SettingsError, readSettings } from '@/lib/build/settings';
import { contentStep, openPlaceholders, placeholderRefusal, setBuildDay } from '../content/report';
import { noindexStep } from './noindex';
import { postProcess } from '../seal/post-process';
import { codeVersion } from './code-version';
import { root, runInOrder, script, tool } from '../shared/steps';

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
 * Builds the site into `out/` and prints how that went.
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
    console.error(`The build settings are wrong (see .env.example):\n${error.message}`);
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
  if ((await runInOrder([contentStep])).length > 0) return false;
  const placeholders = await openPlaceholders();
  if (settings.deploy === 'live' && placeholders.length > 0) {
    console.error(placeholderRefusal(placeholders));
    return false;
  }
  if (placeholders.length > 0) {
    console.warn(
      `Warning: ${placeholders.length} placeholders are open (npm run content lists them). ` +
        'A build with DEPLOY=1 refuses them.',
    );
  }
  if (settings.deploy === 'preview') {
    console.warn('DEPLOY=preview: search engines are told to leave every page of this build out.');
  }
  const failed = await runInOrder([
    script('pictures up to date', ['scripts/commands/art-check.ts']),
    tool('next build', ['next', 'build'], {
      env: {
        CODE_VERSION: codeVersion(root, process.env),
        ...(typesAreChecked ? { TYPES_ARE_CHECKED: 'true' } : {}),
      },
    }),
    { name: 'post-process', run: () => postProcess(path.join(root, 'out'), settings) },
    ...(settings.deploy === 'preview' ? [noindexStep] : []),
    script('files for hosts', ['scripts/host-config/write-host-files.ts']),
  ]);
  pruneResults(root);
  return failed.length === 0;
}
