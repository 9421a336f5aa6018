/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const lintResult = z.array(z.array(z.object({ ruleId: z.string().nullable() })));

/** Under names that need not exist. In a process, because Jest cannot load ESLint. */
function lint(files: { file: string; source: string }[]): (string | null)[][] {
  const program = `
    import { ESLint } from 'eslint';
    import tseslint from 'typescript-eslint';
    let input = '';
    for await (const chunk of process.stdin) input += chunk;
    const eslint = new ESLint({
      overrideConfig: { files: ['**/*'], ...tseslint.configs.disableTypeChecked },
    });
    const results = [];
    for (const { file, source } of JSON.parse(input)) {
      const [result] = await eslint.lintText(source, { filePath: file });
      results.push(result.messages);
    }
    process.stdout.write(JSON.stringify(results));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return lintResult
    .parse(JSON.parse(run.stdout))
    .map((messages) => messages.map(({ ruleId }) => ruleId));
}

const importTable = 'house/import-table';

const forbidden: [file: string, source: string, rule: string][] = [
  ['lib/x.ts', "import { a } from '@/components/ui/a';\na();", importTable],
  ['lib/x.ts', "import { services } from '@/content';\nservices();", importTable],
  [
    'components/ui/x.tsx',
    "import type { Service } from '@/content';\nexport type A = Service;",
    importTable,
  ],
  ['components/ui/x.tsx', "import { a } from '../home/a';\na();", importTable],
  ['components/home/x.tsx', "import { a } from '@/components/about/a';\na();", importTable],
  ['components/forms/x.tsx', "import { a } from '@/app/a';\na();", importTable],
  ['components/forms/x.tsx', "export const load = () => import('@/content');", importTable],
  ['content/x.ts', "import { a } from '@/lib/a';\na();", importTable],
  ['scripts/export/x.ts', "import { a } from '../serve/a';\na();", importTable],
  ['scripts/hosts/x.ts', "import { a } from '../export/a';\na();", importTable],
  ['app/page.tsx', "import { company } from '@/content/company';\ncompany();", importTable],
  ['components/ui/x.tsx', "'use client';\nexport const a = 1;", 'house/client-files'],
  ['components/ui/x.client.tsx', 'export const a = 1;', 'house/client-files'],
  ['components/ui/index.ts', 'export const a = 1;', 'house/no-barrels'],
  ['components/ui/x.ts', "export { a } from './a';", 'house/no-barrels'],
  ['components/ui/x.ts', "export * from './a';", 'house/no-barrels'],
  [
    'components/ui/x.tsx',
    'export default function A() {\n  return null;\n}',
    'import/no-default-export',
  ],
  [
    'components/ui/x.tsx',
    "export const A = () => <p style={{ color: 'red' }} />;",
    'no-restricted-syntax',
  ],
  ['lib/x.ts', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['lib/x.ts', 'export const a = (b?: string) => b!;', '@typescript-eslint/no-non-null-assertion'],
];

const allowed: [file: string, source: string][] = [
  [
    'app/page.tsx',
    "import { a } from '@/components/ui/a';\nimport { b } from '@/content';\nimport { c } from '@/lib/c';\nexport default function Page() {\n  return <p>{a(b(c()))}</p>;\n}",
  ],
  ['app/blogs/page.tsx', 'export const load = (id: string) => import(`@/content/blog/${id}.mdx`);'],
  [
    'components/home/x.tsx',
    "import type { Service } from '@/content';\nimport { a } from '@/components/ui/a';\nexport const b = (service: Service) => a(service);",
  ],
  [
    'content/x.ts',
    "import { z } from 'zod';\nimport { service } from './schema/service';\nexport const a = service(z);",
  ],
  ['content/index.ts', "export { services } from './services';"],
  ['scripts/shared/preview-server/x.ts', "import { a } from '../../hosts/a';\na();"],
  [
    'scripts/export/x.ts',
    "import { services } from '@/content';\nimport { a } from '@/lib/a';\na(services);",
  ],
];

const oneLine = (source: string) => source.replaceAll('\n', ' ');

describe('the linter', () => {
  const found = lint(
    [...forbidden, ...allowed].map(([file, source]) => ({ file, source: `${source}\n` })),
  );

  it.each(
    forbidden.map(([file, source, rule], index) => ({ file, code: oneLine(source), rule, index })),
  )('$rule refuses in $file: $code', ({ rule, index }) => {
    expect(found[index]).toEqual([rule]);
  });

  it.each(
    allowed.map(([file, source], index) => ({
      file,
      code: oneLine(source),
      index: index + forbidden.length,
    })),
  )('allows in $file: $code', ({ index }) => {
    expect(found[index]).toEqual([]);
  });
});
