import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shared/steps';
import { type Usage, measure } from './measure';
import { type PostFile, samplePosts } from './sample-posts';

const BLOG = 'content/blog';

/** Generated folders, and node_modules, whose files are linked instead of copied. */
const LEFT_OUT = new Set(['.git', '.mail', '.next', 'node_modules', 'out', 'test-results']);

/** A build with a number of posts. */
export interface BuildMeasure extends Usage {
  readonly posts: number;
  readonly files: number;
  /** Size of the export in bytes. */
  readonly bytes: number;
}

/**
 * Links every file of a folder. The bundler rejects a symbolic link to a folder outside the
 * project.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // Hard links do not work if the temporary folder is on another disk.
        copyFileSync(source, target);
      }
    }
  }
}

function copyProject(to: string): void {
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(path.join(root, name), path.join(to, name), { recursive: true });
  }
  linkFolder(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
}

function readPosts(): PostFile[] {
  const folder = path.join(root, BLOG);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

function sizeOf(folder: string): { files: number; bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .filter((stats) => stats.isFile())
    .map(({ size }) => size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Builds a temporary copy of the project without any cache, once for each number of posts.
 *
 * @param report receives each measure as soon as it is available
 * @throws Error with the output of a failed build
 */
export async function benchBuild(
  counts: readonly number[],
  report: (measured: BuildMeasure) => void,
): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  try {
    copyProject(copy);
    const real = readPosts();
    for (const count of counts) {
      for (const made of [BLOG, '.next', 'out']) {
        rmSync(path.join(copy, made), { recursive: true, force: true });
      }
      mkdirSync(path.join(copy, BLOG));
      const posts = samplePosts(real, count);
      for (const { name, text } of posts) writeFileSync(path.join(copy, BLOG, name), text);

      const usage = await measure(['--import=tsx', 'scripts/commands/build.ts'], copy);
      if (!usage.ok) throw new Error(`The build of ${count} posts failed:\n${usage.output}`);
      report({ ...usage, posts: posts.length, ...sizeOf(path.join(copy, 'out')) });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const inTable = (value: number | undefined, digits = 1): string => value?.toFixed(digits) ?? 'n/a';

/** The head of the table and its rows, in Markdown. */
export const BENCH_HEAD = `| Posts | Wall s | CPU s | Peak memory MB | Files | Export MB |
| ----: | -----: | ----: | -------------: | ----: | --------: |`;

export function benchRow({ posts, wall, cpu, peak, files, bytes }: BuildMeasure): string {
  const cells = [
    String(posts),
    inTable(wall),
    inTable(cpu),
    inTable(peak && peak / 1e6, 0),
    String(files),
    inTable(bytes / 1e6),
  ];
  return `| ${cells.join(' | ')} |`;
}
