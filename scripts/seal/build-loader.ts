import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** The loader as a script for browsers, and the name of its file, which changes with it. */
export function buildLoader(): { readonly name: string; readonly code: string } {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "import { startSite } from './loader'; startSite(document.currentScript);",
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    absWorkingDir: path.join(import.meta.dirname, '../..'),
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { name: `_next/static/start-${hash}.js`, code };
}
