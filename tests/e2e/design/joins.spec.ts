import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LIFT, THREAD } from '../../../art/kit/threads';
import { layOutAll } from '../../../scripts/measure/screenshots/lay-out-all';
import { PAGE_OF_EACH_KIND } from '../../../scripts/shared/page-kinds';
import { expect, test } from '../support/fixtures';

const OUT = path.join(import.meta.dirname, '../../../out');

const WIDTHS = [390, 768, 1440];

/** By width and height in units. */
const KINDS: Readonly<Record<string, keyof typeof LIFT>> = {
  '480 360': 'tile',
  '1600 420': 'tile',
  '800 420': 'tile',
  '744 500': 'banner',
  '400 300': 'small',
};

interface Edge {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly middles: readonly number[];
}

const shownPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      if (!image.src.includes('/art/') || !image.checkVisibility()) return [];
      const { left, right, bottom, width } = image.getBoundingClientRect();
      const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
      const source = [...sources].find(({ media }) => matchMedia(media).matches);
      const name = /([^/]+)\.svg$/.exec(source?.srcset ?? image.src)?.[1] ?? '';
      return [{ name, left, right, bottom: bottom + scrollY, width }];
    }),
  );

/** Until then a picture may have the height of its version for another width. */
const load = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });

interface Size {
  readonly width: number;
  readonly bleed: number;
  readonly size: string;
}

const sizes = new Map<string, Size>();

function sizeOf(name: string): Size {
  const known = sizes.get(name);
  if (known) return known;
  const svg = readFileSync(path.join(OUT, 'art', `${name}.svg`), 'utf8');
  const [x = 0, , whole = 0, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const width = whole + 2 * x;
  const found = { width, bleed: -x, size: `${width} ${height}` };
  sizes.set(name, found);
  return found;
}

async function edgesOf(page: Page, pageWidth: number): Promise<readonly Edge[]> {
  const pictures = await shownPictures(page);
  return pictures.flatMap(({ name, bottom, ...drawn }): readonly Edge[] => {
    const { width: units, bleed, size } = sizeOf(name);
    const beside = (drawn.width * bleed) / (units + 2 * bleed);
    const width = drawn.width - 2 * beside;
    const [left, right] = [drawn.left + beside, drawn.right - beside];
    const kind = KINDS[size];
    // The threads of a thumbnail are too thin.
    if (kind === undefined || width < units / 3) return [];
    const strand = (width * THREAD) / units;
    // Browsers paint pictures on whole pixels.
    const line = Math.round(bottom) - LIFT[kind] * strand;
    const top = Math.ceil(line - 3 * strand);
    const rows = {
      top,
      bottom: Math.floor(line + 3 * strand),
      middles: [-2, 0, 2].map((threads) => line + threads * strand - top),
    };
    return [
      { name, side: 'left' as const, x: Math.round(left), ...rows },
      { name, side: 'right' as const, x: Math.round(right), ...rows },
    ].filter(({ x }) => x > 2 && x < pageWidth - 2);
  });
}

/** Colors are rounded, and the two grounds may differ. */
const TOLERANCE = 0.15;

type Color = readonly [red: number, green: number, blue: number];

const distance = (a: Color, b: Color) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const minus = (a: Color, b: Color): Color => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Color, b: Color) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** 0 is ground, 1 the color of the thread. */
function coverage(column: readonly Color[], middles: readonly number[]): readonly number[] {
  const ground: Color = column[0] ?? [0, 0, 0];
  return column.map((color, row) => {
    const nearest = middles.reduce((a, b) =>
      Math.abs(b - row - 0.5) < Math.abs(a - row - 0.5) ? b : a,
    );
    const core = column.slice(Math.floor(nearest) - 1, Math.floor(nearest) + 2);
    const [thread = ground] = core
      .map((own) => minus(own, ground))
      .sort((a, b) => dot(b, b) - dot(a, a));
    const contrast = dot(thread, thread);
    return contrast < 48 ** 2 ? 0 : dot(minus(color, ground), thread) / contrast;
  });
}

const drawn = (rows: readonly number[]) =>
  rows
    .map((share) => Math.round(share * 10))
    .map((tenths) => (tenths <= 0 ? '.' : tenths >= 10 ? '#' : tenths))
    .join('');

const threadsIn = (rows: readonly number[]) =>
  rows.filter((share, row) => share > 0.5 && (rows[row - 1] ?? 0) <= 0.5).length;

/** Rows that do not match, and bundles that end at an edge. */
async function faults(page: Page, edges: readonly Edge[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const top of new Set(edges.map((edge) => edge.top))) {
    const beside = edges.filter((edge) => edge.top === top);
    const bottom = Math.max(...beside.map((edge) => edge.bottom));
    const left = Math.min(...beside.map(({ x }) => x)) - 2;
    const width = Math.max(...beside.map(({ x }) => x)) + 2 - left;
    const shot = await page.screenshot({
      fullPage: true,
      clip: { x: left, y: top, width, height: bottom - top },
    });
    const { data, info } = await sharp(shot)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const column = (x: number): readonly Color[] =>
      Array.from({ length: info.height }, (_, row) => {
        const at = (row * info.width + x - left) * 3;
        return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      });
    for (const { name, side, x, middles } of beside) {
      const [within, outside] = side === 'left' ? [x + 1, x - 2] : [x - 2, x + 1];
      const [inner, outer] = [column(within), column(outside)];
      const own = coverage(inner, middles);
      const next = coverage(outer, middles);
      if (threadsIn(own) !== 3) continue;
      const [from, to] = [inner[0], outer[0]];
      const isOneGround = from && to && distance(from, to) < 8;
      if (threadsIn(next) === 0 && !isOneGround) continue;
      if (own.some((share, row) => Math.abs(share - (next[row] ?? 0)) > TOLERANCE)) {
        found.push(`${name}, ${side}, x ${x}\n${drawn(own)}\n${drawn(next)}`);
      }
    }
  }
  return found;
}

for (const address of PAGE_OF_EACH_KIND) {
  test(`the threads of ${address} run on from picture to picture and page`, async ({
    sharedNoScriptPage: page,
  }) => {
    await page.goto(address);
    await page.evaluate(layOutAll);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => innerWidth === expected, width);
      await load(page);
      expect(await faults(page, await edgesOf(page, width)), `at ${width} px`).toEqual([]);
    }
  });
}
