import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Browsers, crawlers and hosts ask for these without a link. */
const WELL_KNOWN = [
  'index.html',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'favicon.ico',
];

const hasAddresses = (name: string): boolean => /\.(?:html|css|js|xml|webmanifest)$/.test(name);

function addressesIn(name: string, text: string): string[] {
  if (name.endsWith('.css')) {
    return [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
  }
  const words = text.match(/[^\s"'`<>,]*\/[^\s"'`<>,]*/g) ?? [];
  return words.map((word) => word.replaceAll('&amp;', '&'));
}

function pathOf(address: string, name: string): string {
  try {
    return decodeURIComponent(new URL(address, `http://site/${name}`).pathname);
  } catch {
    return '';
  }
}

/** Files of the export that nothing leads to, such as those of a framework that no page runs. */
export function unreferencedFiles(
  folder: string,
  files: readonly string[],
  basePath: string,
): string[] {
  const unused = new Set(files);
  const open = WELL_KNOWN.filter((name) => unused.delete(name));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!hasAddresses(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const address of addressesIn(`${basePath.slice(1)}/${name}`, text)) {
      const found = pathOf(address, `${basePath.slice(1)}/${name}`).slice(basePath.length + 1);
      for (const file of [found, `${found}.html`]) if (unused.delete(file)) open.push(file);
    }
  }
  return [...unused];
}
