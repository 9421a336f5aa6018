import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../shared/steps';
import { PageError } from './page-error';

const fileOf = (behavior: string) => `lib/browser/behaviors/${behavior}`;

const functionOf = (behavior: string) =>
  `attach${behavior.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Behaviors and loader in one file: a second one costs a phone 75 to 150 ms of its LCP. @throws
 * PageError on an unknown name
 */
export function buildPageScript(behaviors: readonly string[], basePath: string) {
  for (const name of behaviors) {
    if (!existsSync(path.join(root, `${fileOf(name)}.ts`))) {
      throw new PageError(`has an unknown data-behavior="${name}"; there is no ${fileOf(name)}.ts`);
    }
  }
  const imports = behaviors.map(
    (name) => `import { ${functionOf(name)} } from '@/${fileOf(name)}';`,
  );
  const table = behaviors.map((name) => `'${name}': ${functionOf(name)}`);
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        ${imports.join('\n')}
        import { markVisits } from '@/lib/browser/visit';
        import { attachBehaviors } from './attach';
        import { startOnUse } from './loader';
        markVisits();
        attachBehaviors({ ${table.join(', ')} });
        startOnUse(document.currentScript);`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
      'process.env.NEXT_PUBLIC_FORM_ENDPOINT': '""',
      'process.env.NEXT_PUBLIC_FORM_ACCESS_KEY': '""',
    },
    write: false,
    absWorkingDir: root,
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { name: `_next/static/start-${hash}.js`, code };
}
