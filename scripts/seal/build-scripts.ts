import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * A browser script, and the path of its file in an export; the path contains a hash of the content.
 */
export interface BrowserScript {
  readonly name: string;
  readonly code: string;
}

function build(name: string, contents: string): BrowserScript {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    absWorkingDir: path.join(import.meta.dirname, '../..'),
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { name: `_next/static/${name}-${hash}.js`, code };
}

/** What a page does before hydration; decides which loader it has. */
export type FirstSteps = 'none' | 'choices' | 'captcha';

/** The file name of a loader, and the statement before the start of the loader itself. */
const LOADERS: Readonly<Record<FirstSteps, readonly [name: string, before: string]>> = {
  none: ['start', ''],
  choices: [
    'start-interactive',
    "import { watchFirstSteps } from './first-steps'; watchFirstSteps();",
  ],
  captcha: [
    'start-captcha',
    "import { drawFirstCaptcha } from './captcha-step'; drawFirstCaptcha();",
  ],
};

/**
 * The loader of a page (loader.ts), after its first steps, because it handles only the remaining
 * events. One file, because a second one costs a phone 75 to 150 ms of its LCP
 * (docs/performance.md).
 */
export function buildLoader(steps: FirstSteps): BrowserScript {
  const [name, before] = LOADERS[steps];
  return build(
    name,
    `${before} import { startSite } from './loader'; startSite(document.currentScript);`,
  );
}

/** The loaders of all kinds. */
export const buildLoaders = (): Record<FirstSteps, BrowserScript> => ({
  none: buildLoader('none'),
  choices: buildLoader('choices'),
  captcha: buildLoader('captcha'),
});
