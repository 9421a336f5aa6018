import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ResultCache } from '@/lib/build/result-cache';
import { filesBelow } from './files-below';
import { root } from './steps';

const compressible = /\.(html|css|js|mjs|json|map|svg|txt|xml|webmanifest|ico)$/;

/** How a file is compressed; the figures are in docs/performance.md, "Compression". */
interface Effort {
  /** Of brotli, from 0 to 11. */
  readonly quality: number;
  /** Smaller files stay uncompressed; in bytes. */
  readonly smallest: number;
  /** If the result is larger, the best quality is used; in bytes. */
  readonly largest: number;
}

/** For styles, scripts and pictures, which are few. */
const BEST: Effort = { quality: constants.BROTLI_MAX_QUALITY, smallest: 400, largest: Infinity };

/**
 * For pages: 3 % larger than with the best quality, in less than half the time. Up to this size they
 * arrive with the first round trips of a connection, where fewer bytes gain nothing.
 */
const PAGE: Effort = { quality: 10, smallest: 400, largest: 12_000 };

/** For posts, of which there may be thousands: a tenth larger than {@link PAGE}, in a twentieth of the time. */
const POST: Effort = { ...PAGE, quality: 5 };

/**
 * For payloads and files for machines, which are not fetched before a page is shown: a fifth larger,
 * in a fiftieth of the time. Smaller files fit into one packet; only few pages have larger ones.
 */
const QUICK: Effort = { quality: 5, smallest: 1400, largest: 14_000 };

function effortFor(file: string): Effort {
  if (/\.(json|map|txt|xml)$/.test(file)) return QUICK;
  if (!file.endsWith('.html')) return BEST;
  return path.basename(path.dirname(file)) === 'blogs' ? POST : PAGE;
}

/** zlib works in threads of its own; one file more is read or written meanwhile. */
const AT_ONCE = Math.max(4, availableParallelism()) + 1;

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const gzipBest = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

/** A file whose compressed versions have been written. */
interface CompressedFile {
  readonly file: string;
  /** `.br`, `.gz` or both. */
  readonly suffixes: readonly string[];
}

/**
 * Writes a brotli and a gzip version beside every file of a folder that becomes smaller, for hosts
 * that serve precompressed files. Files with the same content are compressed once.
 *
 * @param projectFolder whose cache is used
 * @returns the number of written files
 */
export async function compressFolder(folder: string, projectFolder = root): Promise<number> {
  const { brotli: version = '' } = process.versions;
  /** Compressing with the quick quality takes no longer than reading the cache. */
  const cachedBrotli = (content: Buffer, quality: number): Promise<Buffer> =>
    quality === QUICK.quality
      ? brotli(content, quality)
      : new ResultCache(`brotli ${version}, quality ${quality}`, projectFolder).get(content, () =>
          brotli(content, quality),
        );

  const brotliFor = async ({ quality, largest }: Effort, content: Buffer): Promise<Buffer> => {
    const compressed = await cachedBrotli(content, quality);
    return compressed.length > largest ? cachedBrotli(content, BEST.quality) : compressed;
  };

  const compress = async (
    file: string,
    content: Buffer,
    effort: Effort,
  ): Promise<CompressedFile> => {
    const versions = {
      '.br': await brotliFor(effort, content),
      '.gz': await gzipBest(content),
    };
    const suffixes = Object.entries(versions)
      .filter(([, { length }]) => length < content.length)
      .map(([suffix, compressed]) => {
        writeFileSync(file + suffix, compressed);
        return suffix;
      });
    return { file, suffixes };
  };

  const waiting = filesBelow(folder)
    .filter((name) => compressible.test(name))
    .map((name) => path.join(folder, name));
  const firstWithContent = new Map<string, Promise<CompressedFile>>();
  let written = 0;
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = readFileSync(file);
      const effort = effortFor(file);
      if (content.length < effort.smallest) continue;
      const key = `${effort.quality} ${createHash('sha256').update(content).digest('hex')}`;
      const first = firstWithContent.get(key) ?? compress(file, content, effort);
      firstWithContent.set(key, first);
      const { file: original, suffixes } = await first;
      if (original !== file) {
        for (const suffix of suffixes) copyFileSync(original + suffix, file + suffix);
      }
      written += suffixes.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
