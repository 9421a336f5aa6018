import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.join(import.meta.dirname, 'loader.ts');

/** The loader as a script for browsers, and the name of its file, which changes with it. */
export function buildLoader(): { readonly name: string; readonly code: string } {
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  const body = outputText.replaceAll(/^\s+/gm, '').replace('export function', 'function');
  const code = `(()=>{${body}startSite(document.currentScript)})();`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { name: `_next/static/start-${hash}.js`, code };
}
