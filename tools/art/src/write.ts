import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons';
import { toSvg } from './kit/svg';
import { loadTypefaces } from './kit/text';
import { pictures } from './registry';

/** Of the site; the tool runs in its own folder. */
const PUBLIC = join('..', '..', 'public');
const ART = join(PUBLIC, 'art');

type Files = ReadonlyMap<string, Buffer>;

async function drawAll(): Promise<Files> {
  const typefaces = await loadTypefaces();
  const files: [path: string, content: string][] = [
    ...pictures.map((picture): [string, string] => [
      join(ART, `${picture.name}.svg`),
      toSvg(picture, typefaces),
    ]),
  ];
  const icons = [...(await drawIcons(typefaces))].map(
    ([name, content]) => [join(PUBLIC, name), content] as const,
  );
  return new Map([
    ...files.map(([path, content]) => [path, Buffer.from(content)] as const),
    ...icons,
  ]);
}

export async function writePictures(): Promise<void> {
  const files = await drawAll();
  for (const [name, content] of files) {
    await mkdir(dirname(name), { recursive: true });
    await writeFile(name, content);
  }
  console.log(`Wrote ${files.size} files, most of them to ${PUBLIC}`);
}

/** @returns one line for each that is missing, stale, still a placeholder or drawn by no picture */
export async function stalePictures(): Promise<string[]> {
  const files = await drawAll();
  const problems: string[] = [];
  for (const [name, content] of files) {
    const present = await readFile(name).catch(() => undefined);
    if (!present) problems.push(`missing  ${name}`);
    else if (!(await sameImage(name, present, content))) problems.push(`stale    ${name}`);
  }
  const placeholders = [...files]
    .filter(([name]) => name.startsWith(join(ART, 'placeholder')))
    .map(([, content]) => content);
  for (const name of (await readdir(ART)).map((file) => join(ART, file))) {
    if (files.has(name)) continue;
    const content = await readFile(name);
    const isPlaceholder = placeholders.some((placeholder) => placeholder.equals(content));
    problems.push(`${isPlaceholder ? 'to draw ' : 'orphaned'} ${name}`);
  }
  return problems;
}

/** PNG by pixels, because encoders differ between machines. */
async function sameImage(name: string, a: Buffer, b: Buffer): Promise<boolean> {
  if (a.equals(b)) return true;
  if (!name.endsWith('.png')) return false;
  const [first, second] = await Promise.all([pixels(a), pixels(b)]);
  return (
    first.length === second.length && first.every((v, i) => Math.abs(v - (second[i] ?? 0)) <= 2)
  );
}

async function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().raw().toBuffer();
}
