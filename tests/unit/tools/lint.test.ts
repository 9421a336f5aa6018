/** @jest-environment node */
import { checkImport } from '@/scripts/lint/import-table.mjs';

it.each([
  ['lib/x.ts', '@/components/ui/a'],
  ['lib/x.ts', '@/content'],
  ['lib/x.ts', 'node:fs'],
  ['components/ui/x.tsx', '../home/a'],
  ['components/home/x.tsx', '@/components/about/a'],
  ['components/home/x.tsx', '@/content'],
  ['components/forms/x.tsx', '@/app/a'],
  ['content/x.ts', '@/lib/a'],
  ['scripts/export/x.ts', '../serve/a'],
  ['scripts/hosts/x.ts', '../export/a'],
  ['app/page.tsx', '@/content/company'],
])('%s may not import %s', (file, specifier) => {
  expect(checkImport(file, specifier, false)).toMatch(/must not|may only|Import from/);
});

it('a ui part takes not even a type of the content', () => {
  expect(checkImport('components/ui/x.tsx', '@/content', true)).toMatch('must not import');
});

it.each([
  ['app/page.tsx', '@/components/ui/a', false],
  ['app/page.tsx', '@/content', false],
  ['app/blogs/page.tsx', '@/content/blog/1-a.mdx', false],
  ['components/home/x.tsx', '@/components/ui/a', false],
  ['components/home/x.tsx', '@/content', true],
  ['content/x.ts', 'zod', false],
  ['scripts/shared/preview-server/x.ts', '../../hosts/a', false],
  ['scripts/export/x.ts', '@/content', false],
])('%s may import %s', (file, specifier, isType) => {
  expect(checkImport(file, specifier, isType)).toBeNull();
});
