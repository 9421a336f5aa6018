import { createHash, randomUUID } from 'node:crypto';
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

/** Enough for 5000 posts: each has a share card of 26 kB and compiled code of 15 kB. */
const LIMIT_BYTES = 256 * 1024 * 1024;

/** An unfinished entry that is older belongs to a build that was stopped. */
const WRITING_MS = 60 * 60 * 1000;

const DIGEST_BYTES = 32;

const digestOf = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The result in an entry, or undefined if the entry is missing or damaged. */
function readEntry(file: string): Buffer | undefined {
  let entry;
  try {
    entry = readFileSync(file);
  } catch {
    return undefined;
  }
  const result = entry.subarray(DIGEST_BYTES);
  return digestOf(result).equals(entry.subarray(0, DIGEST_BYTES)) ? result : undefined;
}

function writeEntry(file: string, result: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Several processes and threads may write the same entry; a rename replaces the whole file.
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, Buffer.concat([digestOf(result), result]));
  renameSync(temporary, file);
}

/** Sets the time of the last use, for {@link pruneResults}. */
function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Another build in this folder has just removed it.
  }
}

/**
 * A cache on disk for results that depend only on their input and the tool that computes them, kept
 * from build to build. The folder may be deleted at any time, and a damaged entry is replaced.
 */
export class ResultCache {
  /**
   * @param tool name of the tool with its version and all its settings. Other settings or another
   *   version find none of these results.
   * @param projectFolder whose cache is used
   */
  constructor(
    private readonly tool: string,
    private readonly projectFolder = process.cwd(),
  ) {}

  /** The result for an input: the cached one or, if there is none, a new one. */
  async get(input: string | Uint8Array, compute: () => Promise<Buffer>): Promise<Buffer> {
    const key = digestOf(digestOf(this.tool), input).toString('hex');
    const file = path.join(this.projectFolder, FOLDER, key.slice(0, 2), key.slice(2));
    const cached = readEntry(file);
    if (cached) {
      markUsed(file);
      return cached;
    }
    const result = await compute();
    writeEntry(file, result);
    return result;
  }
}

/**
 * Keeps the most recently used results up to a total size and removes the others.
 *
 * @param projectFolder whose cache is pruned
 * @param limit in bytes
 */
export function pruneResults(projectFolder: string, limit = LIMIT_BYTES): void {
  const folder = path.join(projectFolder, FOLDER);
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return;
  }
  const newestFirst = entries
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      // Another build in this folder may have removed it since.
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) return [];
      const { size, mtimeMs } = stats;
      const isBeingWritten = entry.name.includes('.') && Date.now() - mtimeMs < WRITING_MS;
      return isBeingWritten ? [] : [{ file, size, mtimeMs }];
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  let kept = 0;
  for (const { file, size } of newestFirst) {
    if (kept + size <= limit) kept += size;
    else rmSync(file, { force: true });
  }
}
