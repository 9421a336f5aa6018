import { existsSync } from 'node:fs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.mjs';

const defaultExports = [
  '{,tools/editor/}app/**/{page,layout,not-found,global-error}.tsx',
  'app/gallery/**/page.gallery.tsx',
  'app/**/{sitemap,robots,manifest}.ts',
  'app/**/{icon,apple-icon,opengraph-image}.tsx',
  '{,tools/editor/}*.config.mjs',
  '{,tools/editor/}tests/**/*.config.{mjs,ts}',
  'lib/server/remark-only-text.mjs',
  'tests/mdx-transform.mjs',
];

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    'out/**',
    'coverage/**',
    'deploy/**',
    'public/**',
    // It has packages of its own.
    'tools/art/**',
    '**/next-env.d.ts',
  ]),
  // The editor's packages are installed when it is first started.
  ...(existsSync('tools/editor/.next/types')
    ? []
    : [globalIgnores(['tools/editor/*.{ts,mjs}', 'tools/editor/{app,lib}/**'])]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...nextVitals,
  ...nextTypeScript,
  // JSX stands in .tsx files only.
  {
    files: ['**/*.{ts,mjs}'],
    rules: Object.fromEntries(
      nextVitals
        .flatMap(({ rules = {} }) => Object.keys(rules))
        .filter((name) => name.startsWith('react'))
        .map((name) => [name, 'off']),
    ),
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Slow, and there are no enums here.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // React ignores what an event handler returns.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { house: houseRules },
    rules: {
      'house/import-table': 'error',
      'house/client-files': 'error',
      'house/no-barrels': 'error',
      'import/no-default-export': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'No inline styles: the content security policy forbids them. Use a class.',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a union of literals: it is the same type without run-time code.',
        },
      ],
    },
  },
  // tsc and the schemas check plain data.
  {
    files: ['content/{courses,industries,jobs,products,services}/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['tools/editor/**/*.tsx'],
    // Keystatic's methods use no `this`.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: defaultExports, rules: { 'import/no-default-export': 'off' } },
  {
    files: ['{,tools/editor/}tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', { object: 'page', property: 'waitForTimeout' }],
    },
  },
]);
