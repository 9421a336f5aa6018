/** @jest-environment node */
import { codeVersion } from '@/scripts/build/code-version';
import { temporaryFolder } from '../temporary-folder';

const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json'];

const { at, write } = temporaryFolder();

beforeEach(() => {
  const sources = ['app/page.tsx', 'components/a.tsx', 'content/a.ts', 'content/blog/1.mdx'];
  for (const file of [...sources, 'lib/a.ts', ...FILES]) write({ [file]: file });
});

test('a change of a post leaves the version', () => {
  const before = codeVersion(at(), {});
  write({ 'content/blog/1.mdx': 'another text', 'content/blog/2.mdx': 'a new post' });
  expect(codeVersion(at(), { PATH: '/bin' })).toBe(before);
});

test.each(['app/page.tsx', 'content/a.ts', 'app/new.tsx', ...FILES])(
  'a change of %s is another version',
  (file) => {
    const before = codeVersion(at(), {});
    write({ [file]: 'changed' });
    expect(codeVersion(at(), {})).not.toBe(before);
  },
);

test('so is a change of a public setting', () => {
  expect(codeVersion(at(), { NEXT_PUBLIC_BASE_PATH: '/site' })).not.toBe(codeVersion(at(), {}));
});
