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

/** The loader of a page (loader.ts). */
export const buildLoader = (): BrowserScript =>
  build('start', "import { startSite } from './loader'; startSite(document.currentScript);");

/**
 * The loader of pages with a `data-first-step` part, with first-steps.ts before it, because the
 * loader handles only the remaining events. One file, because a second one costs a phone 75 to
 * 150 ms of its LCP (docs/performance.md).
 */
export const buildInteractiveLoader = (): BrowserScript =>
  build(
    'start-interactive',
    "import { watchFirstSteps } from './first-steps'; import { startSite } from './loader';" +
      'watchFirstSteps(); startSite(document.currentScript);',
  );
