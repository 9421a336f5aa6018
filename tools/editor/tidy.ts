import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tidyPost } from './lib/tidy-post';

const folder = path.join(import.meta.dirname, '../../content/blog');
let changed = 0;

for (const name of readdirSync(folder).filter((file) => file.endsWith('.mdx'))) {
  const file = path.join(folder, name);
  const before = readFileSync(file, 'utf8');
  try {
    const after = tidyPost(before);
    if (after === before) continue;
    writeFileSync(file, after);
    changed += 1;
    console.log(`Tidied content/blog/${name}`);
  } catch (error) {
    console.error(`Left content/blog/${name} as it is: ${String(error)}`);
    process.exitCode = 1;
  }
}
console.log(
  changed === 0 ? 'All posts are in the way of writing of the editor.' : `${changed} tidied.`,
);
