import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** The same scripts read every version of a post. */
const isPost = (file: string): boolean => file.startsWith('content/blog/');

const filesOf = (top: string, source: string): string[] =>
  statSync(path.join(top, source)).isDirectory()
    ? filesBelow(path.join(top, source)).map((name) => `${source}/${name}`)
    : [source];

/** The build id: the framework's default is new for each build, and every page would differ. */
export function codeVersion(
  top: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort(([a], [b]) => a.localeCompare(b))));
  for (const file of SOURCES.flatMap((name) => filesOf(top, name)).sort()) {
    if (isPost(file)) continue;
    const content = readFileSync(path.join(top, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}
