import { readFileSync } from 'node:fs';
import path from 'node:path';

const PICTURE = /\/art\/[\w-]+\.svg/g;

const canName = (file: string): boolean =>
  /\.(?:html|css|js|xml|webmanifest)$/.test(file) || file === 'llms.txt';

/** Pages inline them, or only share cards have them. */
export function unusedPictures(folder: string, files: readonly string[]): string[] {
  const unused = new Set(files.filter((file) => /^art\/.*\.svg$/.test(file)));
  for (const file of files.filter(canName)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [address] of text.matchAll(PICTURE)) unused.delete(address.slice(1));
  }
  return [...unused];
}
