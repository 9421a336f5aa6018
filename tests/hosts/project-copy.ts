import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@/scripts/shared/steps';

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

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
