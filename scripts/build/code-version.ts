import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the scripts of the pages are made of, besides the public settings. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** A post is data to the scripts: pages of another version of it are read by the same ones. */
const isPost = (file: string): boolean => /^content[\\/]blog[\\/]/.test(file);

const filesBelow = (top: string, name: string): string[] =>
  statSync(path.join(top, name)).isDirectory()
    ? readdirSync(path.join(top, name)).flatMap((entry) => filesBelow(top, path.join(name, entry)))
    : [name];

/**
 * Tells builds of different code apart. The framework writes its build's id into every payload, and
 * a visitor's open page reloads where it meets another one. By default each build has a new one:
 * every page would differ from the last build's, and none of its compressed versions could be used
 * again.
 *
 * @param top folder of the project
 * @param environment the settings are those whose names begin with NEXT_PUBLIC_
 */
export function codeVersion(
  top: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort(([a], [b]) => a.localeCompare(b))));
  for (const file of SOURCES.flatMap((name) => filesBelow(top, name)).sort()) {
    if (isPost(file)) continue;
    const content = readFileSync(path.join(top, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}
