import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pathsOfSitemap } from '../../../lib/browser/known-address';
import { expect, test } from '../support/fixtures';

const ROOT = path.join(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, 'out');
const PATHS = pathsOfSitemap(readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8'));

const THUMBNAIL_PX = 210;
const SMALLEST_TEXT_PX = 11.9;

const SAMPLES = [
  '/',
  '/about-us',
  '/services',
  '/services/nav-details',
  '/services/business-central-details',
  '/services/hrms-details',
  '/services/vms-details',
  '/services/azure-details',
  '/services/powerbi-details',
  '/services/digital-marketing-details',
  '/products',
  '/products/rgp-details',
  '/products/qm-details',
  '/products/mm-details',
  '/ed-tech',
  '/courses/business-central-details',
  '/courses/web-development-details',
  '/leathers',
  '/blogs',
  '/blogs/3',
  '/career',
  '/contact-us',
  '/enquiry',
];

interface Shown {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly covers: boolean;
}

const shownDrawings = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    // The browser then chooses a version for the new width.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().width > 0,
    );
    return Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        const covers = getComputedStyle(image).objectFit === 'cover';
        return { src: new URL(image.currentSrc).pathname, width, height, covers };
      }),
    );
  });

function tooSmall({ src, width, height, covers }: Shown): string[] {
  // A thumbnail beside words is an ornament.
  if (!src.endsWith('.svg') || width <= THUMBNAIL_PX) return [];
  const svg = readFileSync(path.join(OUT, src), 'utf8');
  const text = /^<svg[^>]* data-text="([\d.]+)"/.exec(svg)?.[1];
  const [, , unitsWide, unitsHigh] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (text === undefined || !unitsWide || !unitsHigh) return [];
  const scale = covers ? Math.max(width / unitsWide, height / unitsHigh) : width / unitsWide;
  const size = Number(text) * scale;
  return size < SMALLEST_TEXT_PX ? [`${src} ${size.toFixed(1)} px at ${width.toFixed(0)} px`] : [];
}

test('no text in a picture is under 12 px', async ({ sharedPage: page }) => {
  const mistakes: string[] = [];
  for (const address of SAMPLES) {
    await page.goto(address);
    for (const width of [390, 768, 1120, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await shownDrawings(page);
      mistakes.push(...drawings.flatMap(tooSmall).map((one) => `${address} at ${width}: ${one}`));
    }
  }
  expect(mistakes).toEqual([]);
});

const SIDEBAR = /<nav[^>]*"recent-posts"[\s\S]*?<\/nav>/g;

test('no page shows a picture twice', () => {
  const repeated = PATHS.flatMap((address) => {
    const file = address === '/' ? 'index' : decodeURIComponent(address);
    const html = readFileSync(path.join(OUT, `${file}.html`), 'utf8').replace(SIDEBAR, '');
    const images = [...html.matchAll(/<img[^>]* src="[^"]*\/art\/([^"]+)\.svg"[^>]*>/g)];
    const nameOf = ([, name = '']: RegExpExecArray) => name.replace(/-small$/, '');
    const isFirst = ([image]: RegExpExecArray) => /fetchpriority="high"/i.test(image);
    const names = [
      ...new Set(images.filter(isFirst).map(nameOf)),
      ...images.filter((image) => !isFirst(image)).map(nameOf),
    ];
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    return twice.map((name) => `${address}: ${name}`);
  });
  expect(repeated).toEqual([]);
});

test('page and picture follow the theme, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services/nav-details');
  const picture = page.locator('img[src="/art/service-nav.svg"]');
  const shown = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0, 1, 1);
      return canvas
        ?.getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .every((part) => part < 128);
    });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await shown()).toBe(false);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toBe(true);
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  expect(await shown()).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(shown).toBe(false);
});
