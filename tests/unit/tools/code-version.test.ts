/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeVersion } from '@/scripts/build/code-version';

const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json'];

let top = '';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
  writeFileSync(path.join(top, file), text);
};

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'project-'));
  const sources = ['app/page.tsx', 'components/a.tsx', 'content/a.ts', 'content/blog/1.mdx'];
  for (const file of [...sources, 'lib/a.ts', ...FILES]) write(file, file);
});

afterEach(() => {
  rmSync(top, { recursive: true });
});

test('a change of a post leaves the version', () => {
  const before = codeVersion(top, {});
  write('content/blog/1.mdx', 'another text');
  write('content/blog/2.mdx', 'a new post');
  expect(codeVersion(top, { PATH: '/bin' })).toBe(before);
});

test.each(['app/page.tsx', 'content/a.ts', 'app/new.tsx', ...FILES])(
  'a change of %s is another version',
  (file) => {
    const before = codeVersion(top, {});
    write(file, 'changed');
    expect(codeVersion(top, {})).not.toBe(before);
  },
);

test('so is a change of a public setting', () => {
  expect(codeVersion(top, { NEXT_PUBLIC_BASE_PATH: '/site' })).not.toBe(codeVersion(top, {}));
});
