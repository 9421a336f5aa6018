import { execFileSync } from 'node:child_process';
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
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../shared/steps';
import type { PostFile } from './sample-posts';

const BLOG = 'content/blog';

const LEFT_OUT = new Set(['.git', '.next', 'node_modules', 'out', 'test-results']);

/** The bundler rejects a symbolic link to a folder outside. */
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
        // The temporary folder may be on another disk.
        copyFileSync(source, target);
      }
    }
  }
}

export function readPosts(): PostFile[] {
  const folder = path.join(root, BLOG);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'build-'));

  constructor() {
    for (const name of readdirSync(root)) {
      if (LEFT_OUT.has(name)) continue;
      cpSync(path.join(root, name), path.join(this.folder, name), {
        recursive: true,
        filter: (from) => !LEFT_OUT.has(path.basename(from)),
      });
    }
    linkFolder(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  writePosts(posts: readonly PostFile[]): void {
    rmSync(this.at(BLOG), { recursive: true, force: true });
    mkdirSync(this.at(BLOG));
    for (const { name, text } of posts) writeFileSync(path.join(this.at(BLOG), name), text);
  }

  /** As `npm run build`, without a cache. @throws Error when it fails */
  build(): string {
    for (const made of ['.next', 'out']) rmSync(this.at(made), { recursive: true, force: true });
    const options = { cwd: this.folder, encoding: 'utf8' } as const;
    return execFileSync(
      process.execPath,
      ['--import=tsx', 'scripts/build/main.ts', 'build'],
      options,
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
