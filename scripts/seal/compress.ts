import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ResultCache } from '@/lib/build/result-cache';
import { root } from '../shared/steps';

const compressible = /\.(html|css|js|mjs|json|map|svg|txt|xml|webmanifest|ico)$/;

/** How much is done for a file. */
interface Effort {
  /** Of brotli, from 0 to 11. */
  readonly quality: number;
  /** Bytes below which a file stays as it is. */
  readonly smallest: number;
}

/** For what a page waits for: forty times the time of the quick way, for an eighth fewer bytes. */
const BEST: Effort = { quality: constants.BROTLI_MAX_QUALITY, smallest: 400 };

/**
 * For the framework's payloads and what machines read: no page waits for them, and what fits into
 * one packet gains nothing. The qualities from 6 to 9 take longer and save nothing.
 */
const QUICK: Effort = { quality: 5, smallest: 1400 };

const effortFor = (file: string): Effort => (/\.(json|map|txt|xml)$/.test(file) ? QUICK : BEST);

/** zlib has four threads; while they compress, this one reads and writes for one more file. */
const AT_ONCE = 5;

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const gzipBest = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

/** The files that lie ready beside a file. */
interface Compressed {
  readonly file: string;
  readonly suffixes: readonly string[];
}

/**
 * Lays a brotli and a gzip version beside every file of a folder that gains by it, for hosts that
 * send what lies ready. Files of the same content are compressed once, and what takes long is looked
 * up in the cache; the quick is made sooner than looked up.
 *
 * @param top folder of the project, whose cache is used
 * @returns how many files were written
 */
export async function compressFolder(folder: string, top = root): Promise<number> {
  const cache = new ResultCache(`brotli ${process.versions.brotli ?? ''} ${BEST.quality}`, top);

  const compress = async (file: string, content: Buffer, effort: Effort): Promise<Compressed> => {
    const encode = () => brotli(content, effort.quality);
    const versions = {
      '.br': await (effort === BEST ? cache.get(content, encode) : encode()),
      '.gz': await gzipBest(content),
    };
    const suffixes = Object.entries(versions)
      .filter(([, { length }]) => length < content.length)
      .map(([suffix, version]) => {
        writeFileSync(file + suffix, version);
        return suffix;
      });
    return { file, suffixes };
  };

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Map<string, Promise<Compressed>>();
  let written = 0;
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = readFileSync(file);
      const effort = effortFor(file);
      if (content.length < effort.smallest) continue;
      const key = `${effort.quality} ${createHash('sha256').update(content).digest('hex')}`;
      const twin = known.get(key);
      const compressed = twin ?? compress(file, content, effort);
      known.set(key, compressed);
      const { file: original, suffixes } = await compressed;
      if (twin) for (const suffix of suffixes) copyFileSync(original + suffix, file + suffix);
      written += suffixes.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
