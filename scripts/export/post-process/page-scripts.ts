import { buildSync } from 'esbuild';
import type { Settings } from '@/lib/server/settings';
import { root } from '../../shared/steps';

type Target = Pick<Settings, 'basePath' | 'formEndpoint' | 'formAccessKey'>;

/** The script of every page, and that of pages with a form. */
export function pageScript(
  name: 'page' | 'forms',
  { basePath, formEndpoint, formAccessKey }: Target,
): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { attachBehaviors } from '@/lib/browser/attach-behaviors';
        import { ${name === 'page' ? 'page' : 'form'}Behaviors as behaviors } from '@/lib/browser/${name === 'page' ? 'page' : 'form'}-behaviors';
        attachBehaviors(behaviors);`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
      'process.env.NEXT_PUBLIC_FORM_ENDPOINT': JSON.stringify(formEndpoint),
      'process.env.NEXT_PUBLIC_FORM_ACCESS_KEY': JSON.stringify(formAccessKey),
    },
    write: false,
    absWorkingDir: root,
  });
  return outputFiles[0]?.text ?? '';
}
