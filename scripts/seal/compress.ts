import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filePatterns } from './next-output';

const compressible = /\.(html|css|js|mjs|json|map|svg|txt|xml|webmanifest|ico)$/;
/** There is much of what is fetched ahead of a click, and the best costs ten times the time. */
const isPrefetched = (file: string): boolean => filePatterns['prefetch payload'].test(file);
/** Bytes below which a file fits into the first packet anyway. */
const SMALLEST = 400;
const AT_ONCE = 8;

const encoders = [
  {
    suffix: '.br',
    encode: (content: Buffer, file: string) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isPrefetched(file) ? 9 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', encode: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const;

async function compressFile(file: string): Promise<number> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return 0;
  let written = 0;
  for (const { suffix, encode } of encoders) {
    const encoded = await encode(content, file);
    if (encoded.length >= content.length) continue;
    await writeFile(file + suffix, encoded);
    written += 1;
  }
  return written;
}

/**
 * Lays a brotli and a gzip version beside every file of a folder that gains by it, for hosts that
 * send what lies ready.
 *
 * @returns how many files were written
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) written += await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
