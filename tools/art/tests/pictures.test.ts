import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { type Drawing, flatten, type Picture } from '../src/kit/shapes';
import { smallestText, toSvg } from '../src/kit/svg';
import { loadTypefaces, OUTLINE_GRID, type Typefaces } from '../src/kit/text';
import { PITCH, THREAD, THREAD_LINE, threadLine } from '../src/kit/threads';
import { homePictures } from '../src/pictures/home';
import {
  heroBusinessCentral,
  heroBusinessCentralWeaving,
} from '../src/pictures/home/business-central';
import { SLIDE } from '../src/pictures/home/stage';
import { industryLayers, industryTiles } from '../src/pictures/industries';
import { pictures } from '../src/registry';
import { columnOf, edgesOf, fileOf } from './drawn';

/** With the colors of both themes. */
const BUDGET = 7000;
/** A tenth of the time of the best quality, and a twentieth more bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const SMALLEST_TEXT_PX = 12;

let typefaces: Typefaces;

beforeAll(async () => {
  typefaces = await loadTypefaces();
});

it('gives every picture a name of its own', () => {
  const names = pictures.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('gives every picture a size in whole pixels, which the attributes of an image need', () => {
  const isWhole = ({ width, height }: Picture) =>
    Number.isInteger(width) && Number.isInteger(height);
  expect(pictures.filter((picture) => !isWhole(picture)).map(({ name }) => name)).toEqual([]);
});

it('draws every picture self-contained and in its budget', () => {
  const faults = pictures.flatMap((picture) => {
    const { name } = picture;
    const svg = fileOf(name);
    // Outlines of text are long, and travel compressed.
    const isLong = svg.length >= BUDGET && smallestText(picture) !== undefined;
    const size = isLong ? brotliCompressSync(svg, QUICK).length : svg.length;
    const refers = /<(?:text|script|image|use)\b|\bid=(?!"dark")|href=|url\(|@import/.test(svg);
    return [
      ...(size < BUDGET ? [] : [`${name} has ${size} bytes`]),
      ...(refers ? [`${name} is not self-contained`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

it('shows no text under 12 px', () => {
  const faults = pictures.flatMap((picture) => {
    const { name, shownAt = 0, width } = picture;
    const size = smallestText(picture);
    return size === undefined || (size * shownAt) / width >= SMALLEST_TEXT_PX ? [] : [name];
  });
  expect(faults).toEqual([]);
});

/** Transparent. */
const NOTHING = '#000000';

describe('the frieze of industries', () => {
  it('has tiles of one size', () => {
    for (const { width, height } of industryTiles) expect([width, height]).toEqual([480, 360]);
  });

  it.each(industryTiles.map(({ name }) => ({ name })))(
    '$name has no floor and no pipe that ends at its edge',
    async ({ name }) => {
      const still = industryLayers.find((layer) => layer.name === `${name}-still`);
      if (!still) throw new Error(`${name} has no still layer`);
      const [inside = [], outside = []] = await Promise.all([1, -2].map((x) => columnOf(still, x)));
      const isThread = (y: number) => Math.abs(y - THREAD_LINE) <= 2.5 * THREAD;
      const ground = inside[THREAD_LINE - 3 * THREAD];
      const ends = inside.flatMap((color, y) =>
        color === ground || outside[y] !== NOTHING || isThread(y) ? [] : [y],
      );
      // Slanting lines; the thinnest pipe has six.
      expect(ends.length).toBeLessThan(6);
    },
  );

  it('is the same in one layer and in two', () => {
    const names = industryLayers.map(({ name }) => name);
    const layerOf = (name: string) => industryLayers.find((layer) => layer.name === name);
    for (const tile of industryTiles) {
      const [still, parts] = [layerOf(`${tile.name}-still`), layerOf(`${tile.name}-parts`)];
      expect(names).toEqual(expect.arrayContaining([still?.name, parts?.name]));
      expect(parts?.motion).toBeDefined();
      const moving = flatten(parts?.draw() ?? []).flatMap((part) =>
        part.kind === 'group' ? part.children : [],
      );
      expect(flatten(tile.draw())).toEqual([...flatten(still?.draw() ?? []), ...moving]);
    }
  });

  it.each(industryTiles.map((tile) => ({ tile })))(
    '$tile.name lets the same three threads in and out at the height of its neighbors',
    async ({ tile }) => {
      const [left, right] = (await edgesOf(tile)).map((colors) => ({
        threads: [-PITCH, 0, PITCH].map((offset) => colors[THREAD_LINE + offset]),
        gaps: [-PITCH / 2, PITCH / 2].map((offset) => colors[THREAD_LINE + offset]),
      }));
      expect(left).toEqual(right);
      expect(new Set(left?.threads).size).toBe(3);
      expect(new Set(left?.gaps).size).toBe(1);
      expect(left?.threads).not.toContain(left?.gaps[0]);
    },
  );
});

describe('an entry of the threads of a page', () => {
  const entered = pictures.filter(({ entry }) => entry !== undefined);

  it.each(entered.map((picture) => ({ picture })))(
    'meets the three threads of $picture.name',
    async ({ picture }) => {
      const entry = pictures.find(({ name }) => name === `entry-${picture.entry ?? ''}`);
      if (!entry) throw new Error(`no drawing entry-${picture.entry ?? ''}`);
      expect(entry.width).toBe(picture.width);
      // Both are aligned to the foot of the banner.
      const [rows, own] = await Promise.all(
        [entry, picture].map(async (one) => (await threadRows(one)).map((row) => one.height - row)),
      );
      expect(rows).toHaveLength(3 * THREAD);
      expect(own).toEqual(rows);
    },
  );
});

async function threadRows(picture: Picture): Promise<readonly number[]> {
  const colors = await columnOf(picture, 0);
  const top = threadLine(picture.height, 'banner') - 3 * THREAD;
  return Array.from({ length: 6 * THREAD }, (_, row) => top + row).filter(
    (y) => colors[y] !== colors[top],
  );
}

describe('the slides of the home page', () => {
  const slides = homePictures.filter(({ width }) => width === SLIDE.width);

  it('are eight, each with a version for small screens', () => {
    const names = homePictures.map(({ name }) => name);
    expect(slides).toHaveLength(8);
    for (const { name } of slides) expect(names).toContain(`${name}-small`);
  });

  it.each(slides.map((slide) => ({ slide })))(
    '$slide.name keeps its words where every screen from 1024 to 1920 px shows them',
    ({ slide }) => {
      for (const box of wordBoxes(slide.draw(), typefaces)) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(504);
        expect(box.top).toBeGreaterThanOrEqual(56);
        expect(box.bottom).toBeLessThanOrEqual(606);
      }
    },
  );
});

it('ends the weaving of the first slide with the slide itself', async () => {
  const [still, woven] = await Promise.all(
    [heroBusinessCentral, heroBusinessCentralWeaving].map((picture) =>
      sharp(Buffer.from(toSvg(picture, typefaces)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const others = still?.filter((value, at) => Math.abs(value - (woven?.[at] ?? 0)) > 8);
  expect(others).toHaveLength(0);
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function wordBoxes(drawing: Drawing, faces: Typefaces): readonly Box[] {
  return flatten(drawing).flatMap((shape): readonly Box[] => {
    if (shape.kind === 'group') {
      const [dx, dy] = shape.move;
      return wordBoxes(shape.children, faces).map(({ left, right, top, bottom }) => ({
        left: dx + left * shape.scale,
        right: dx + right * shape.scale,
        top: dy + top * shape.scale,
        bottom: dy + bottom * shape.scale,
      }));
    }
    if (shape.kind !== 'text') return [];
    const { content, face, size, anchor, x, y } = shape;
    const width = (faces.outline(content, face).width * size) / OUTLINE_GRID;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return [{ left, right: left + width, top: y - size * 0.7, bottom: y }];
  });
}
