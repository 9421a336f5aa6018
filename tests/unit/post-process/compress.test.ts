/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressFolder } from '@/scripts/shared/compress';
import { writeFiles } from './sample-export';

let top = '';

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'project-'));
});

afterEach(() => {
  rmSync(top, { recursive: true });
});

/** Words that do not repeat, so that they stay large. */
const words = (count: number): string =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64'),
  ).join(' ');

/** The quality that gives the compressed version of a file. */
async function qualityOf(name: string, text: string): Promise<number[]> {
  writeFiles(path.join(top, 'out'), { [name]: text });
  await compressFolder(path.join(top, 'out'), top);
  const compressed = readFileSync(path.join(top, 'out', `${name}.br`));
  return [5, 10, 11].filter((quality) =>
    brotliCompressSync(Buffer.from(text), {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }).equals(compressed),
  );
}

test.each([
  ['a page', 'index.html', 100, 10],
  ['a large page', 'index.html', 500, 11],
  ['a post', 'blogs/7.html', 100, 5],
  ['a large post', 'blogs/7.html', 500, 11],
  ['a style sheet', 'a.css', 100, 11],
  ['a payload', 'index.txt', 100, 5],
  ['a large payload', 'index.txt', 500, 11],
])('%s is compressed with its own quality', async (_, name, count, quality) => {
  expect(await qualityOf(name, words(count))).toContain(quality);
});
