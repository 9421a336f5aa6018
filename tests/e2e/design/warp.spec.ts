import sharp from 'sharp';
import { company } from '../../../content/company';
import { layOutAll } from '../../../scripts/measure/screenshots/lay-out-all';
import { expect, test } from '../support/fixtures';

/** The most rows that a knot or a numeral covers. */
const THREAD = 8;
const CROSSING = 3 * THREAD;

const COLUMNS = new Map([
  [1280, 67],
  [1440, 75],
  [1920, 280],
]);

type Color = readonly [red: number, green: number, blue: number];

const differ = (a: Color, b: Color) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 24;

/** Each with the section at whose foot they run down, which the owner may have removed. */
const PAGES = [
  ['/services/nav-details', 'main > section'],
  ...(company.samples.nameMeaning === 'remove'
    ? []
    : ([['/about-us', '[aria-labelledby="name"]']] as const)),
] as const;

for (const [[path, first], [width, column]] of PAGES.flatMap((from) =>
  [...COLUMNS].map((at) => [from, at] as const),
)) {
  test(`three threads run through ${path} to the footer at ${width} px`, async ({
    sharedNoScriptPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(layOutAll);
    const { start, end, covers } = await page.evaluate((opening) => {
      const rows = (element: Element | null | undefined) => {
        const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return { top: Math.floor(top + scrollY), bottom: Math.ceil(bottom + scrollY) };
      };
      return {
        start: rows(document.querySelector(opening)).bottom - 90,
        end: rows(document.querySelector('footer')).top,
        covers: ['nav[aria-label="On this page"]', 'figure[data-later] img'].map((cover) =>
          rows(document.querySelector(cover)),
        ),
      };
    }, first);
    const shot = await page.screenshot({
      fullPage: true,
      clip: { x: column - 8, y: start, width: 56, height: end - start },
    });
    const { data, info } = await sharp(shot)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, row: number): Color => {
      const index = (row * info.width + x + 8) * 3;
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    };
    const ends: string[] = [];
    for (const thread of [0, 1, 2]) {
      const [first, last] = [2 * thread * THREAD, (2 * thread + 1) * THREAD - 1];
      let missing = 0;
      for (let row = 0; row < info.height; row += 1) {
        const isCovered = covers.some(
          ({ top, bottom }) => row + start >= top - 1 && row + start <= bottom,
        );
        const isThere =
          differ(at(first, row), at(first - 1, row)) && differ(at(last, row), at(last + 1, row));
        missing = isThere || isCovered ? 0 : missing + 1;
        if (missing === CROSSING + 1) ends.push(`thread ${thread + 1} at y ${row + start}`);
      }
    }
    expect(ends).toEqual([]);
  });
}
