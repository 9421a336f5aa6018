import { readFileSync } from 'node:fs';
import path from 'node:path';

const PICTURE = /\/art\/[\w-]+\.svg/g;

/** What can name a picture. Payloads are left out: they name those of their pages. */
const canName = (file: string): boolean =>
  /\.(?:html|css|js|xml|webmanifest)$/.test(file) || file === 'llms.txt';

/**
 * Finds the drawings of an exported folder that nothing in it refers to: those that pages inline,
 * and those that only share cards are made of.
 *
 * @param files paths below the folder
 */
export function unusedPictures(folder: string, files: readonly string[]): string[] {
  const unused = new Set(files.filter((file) => /^art\/.*\.svg$/.test(file)));
  for (const file of files.filter(canName)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [address] of text.matchAll(PICTURE)) unused.delete(address.slice(1));
  }
  return [...unused];
}
