import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Below the folder that hosts and CI keep between builds for the framework. */
const FOLDER = path.join('.next', 'cache', 'results');

/** More than 5000 posts need; a build removes what was not used for longest beyond that. */
const LIMIT_BYTES = 256 * 1024 * 1024;

const DIGEST_BYTES = 32;

const digestOf = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A cached result that is there and whole, or undefined. */
function readResult(file: string): Buffer | undefined {
  let entry;
  try {
    entry = readFileSync(file);
  } catch {
    return undefined;
  }
  const result = entry.subarray(DIGEST_BYTES);
  return digestOf(result).equals(entry.subarray(0, DIGEST_BYTES)) ? result : undefined;
}

function writeResult(file: string, result: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Several processes may write the same result.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([digestOf(result), result]));
  renameSync(draft, file);
}

/**
 * Results of slow work that depend on nothing but their input, kept from build to build. The folder
 * may be deleted at any time; an entry that is damaged is made anew.
 */
export class ResultCache {
  /**
   * @param maker what turns inputs into results: the tool with its version and all settings. Another
   *   maker finds none of the results of this one.
   * @param top folder of the project
   */
  constructor(
    private readonly maker: string,
    private readonly top = process.cwd(),
  ) {}

  /** The result for an input, made only if it is not there yet. */
  async get(input: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = digestOf(digestOf(this.maker), input).toString('hex');
    const file = path.join(this.top, FOLDER, name.slice(0, 2), name.slice(2));
    const known = readResult(file);
    if (known) {
      const now = new Date();
      utimesSync(file, now, now);
      return known;
    }
    const result = await make();
    writeResult(file, result);
    return result;
  }
}

/**
 * Removes the results that were not used for longest, until the others are below the limit.
 *
 * @param top folder of the project
 */
export function pruneResults(top: string, limit = LIMIT_BYTES): void {
  const folder = path.join(top, FOLDER);
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return;
  }
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      return { file, size, mtimeMs };
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  let total = 0;
  for (const { file, size } of files) {
    total += size;
    if (total > limit) rmSync(file);
  }
}
