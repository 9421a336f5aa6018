/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '@/scripts/shared/files-below';

const FOLDER = 'public/art';
/** Of a file, with the colors of both themes; outlines of text are long, and travel compressed. */
const BUDGET = 7000;

const pictures = filesBelow(FOLDER).map((name) => ({
  name,
  svg: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}));
const namesWhere = (isWrong: (svg: string) => boolean) =>
  pictures.filter(({ svg }) => isWrong(svg)).map(({ name }) => name);

test('a picture has a size in whole pixels, which the attributes of an image need', () => {
  const size = /^<svg [^>]*viewBox="-?\d+ 0 \d+ \d+"/;
  expect(namesWhere((svg) => !size.test(svg))).toEqual([]);
});

test('a picture is self-contained: no script, no other file, no name but the one of its dark colors', () => {
  const refers = /<(?:text|script|image|use)\b|\bid=(?!"dark")|href=|url\(|@import/;
  expect(namesWhere((svg) => refers.test(svg))).toEqual([]);
});

test('a picture is light to fetch', () => {
  const isHeavy = (svg: string) => svg.length > BUDGET && brotliCompressSync(svg).length > BUDGET;
  expect(namesWhere(isHeavy)).toEqual([]);
});
