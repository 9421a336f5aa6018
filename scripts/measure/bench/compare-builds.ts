import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withOneChange } from './many-builds';
import { ProjectCopy, readPosts } from './project-copy';
import { filesBelow } from '../../shared/files-below';
import type { StepResult } from '../../shared/steps';

/** The files that only one of two folders has, or that differ. */
export function differences(one: string, other: string): string[] {
  const [files, others] = [new Set(filesBelow(one)), new Set(filesBelow(other))];
  const isSame = (name: string) =>
    files.has(name) &&
    others.has(name) &&
    readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)));
  return [...new Set([...files, ...others])].filter((name) => !isSame(name));
}

/**
 * Checks that the cache of an earlier build changes nothing: builds a copy of the project, changes a
 * post, builds again with the cache and without it, and compares the two exports byte for byte.
 */
export async function compareBuilds(): Promise<StepResult> {
  const copy = new ProjectCopy();
  try {
    copy.writePosts(readPosts());
    await copy.build({ withCache: false });
    copy.writePosts(withOneChange(readPosts()));
    await copy.build({ withCache: true });
    const warm = copy.at('out-warm');
    cpSync(copy.at('out'), warm, { recursive: true });
    await copy.build({ withCache: false });
    const names = differences(copy.at('out'), warm);
    if (names.length === 0) return { ok: true };
    const output = `Files that differ between a cold and a warm build:\n${names.join('\n')}`;
    return { ok: false, output };
  } finally {
    copy.remove();
  }
}
