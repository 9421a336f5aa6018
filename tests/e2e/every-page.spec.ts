import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pathsOfSitemap } from '../../lib/browser/known-address';
import { PAGE_OF_EACH_KIND } from '../../scripts/shared/page-kinds';
import { DESKTOP, expect, expectNoViolations, test } from './support/fixtures';
import { beyondScreen, openAll, setTextSize } from './support/large-text';

const sitemap = readFileSync(path.join(import.meta.dirname, '../../out/sitemap.xml'), 'utf8');
const PATHS = pathsOfSitemap(sitemap);

const SMALL_PHONE = { width: 360, height: 740 };
const PHONE = { width: 390, height: 844 };
/** A 1280 px window at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

const headingLevels = (page: Page): Promise<number[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));

/** As assistive technology lists them. */
async function linksOf(page: Page, part: string): Promise<{ name: string; url: string }[]> {
  const tree = await page.locator(part).ariaSnapshot();
  return [...tree.matchAll(/- link "(.*)".*\n\s*- \/url: (.*)/g)].map(
    ([, name = '', url = '']) => ({ name, url }),
  );
}

/** WCAG 2.2, 1.4.12. */
async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important;
           word-spacing: .16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && hasText(element))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(({ tagName, textContent }) => `${tagName.toLowerCase()}: ${textContent.slice(0, 60)}`);
  });

/** With more lines than words, except what is there for screen readers only. */
const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const words = nodes.flatMap((node) => node.textContent?.match(/[^\s@./-]+/g) ?? []);
        if (words.length === 0 || getComputedStyle(element).display === 'inline') return false;
        const lines = nodes.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ top }) => top);
        });
        const isSqueezed = new Set(lines).size > words.length;
        return isSqueezed && element.clientWidth > 1 && element.checkVisibility();
      })
      .map(({ textContent }) => textContent),
  );

const wideTables = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables
      .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
      .filter((table) => table.closest('[role="region"]') === null)
      .map((table) => table.querySelector('caption')?.textContent ?? 'a table without a caption'),
  );

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ignored =
      ':has(> form, > div > form) > *, button, [aria-hidden="true"], [role="status"], [role="tablist"], noscript';
    const lines = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
      if (!parent || !text || parent.closest(ignored)) continue;
      const closed = parent.closest('details:not([open])') !== null;
      if (closed || parent.checkVisibility({ visibilityProperty: true })) lines.add(text);
    }
    return [...lines];
  });

for (const address of PATHS) {
  test(`${address} is open to everyone`, async ({
    sharedPage: page,
    sharedNoScriptPage: noScriptPage,
  }) => {
    await page.goto(address);

    await test.step('the strict policy stands in it', async () => {
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect(policy).toHaveAttribute(
        'content',
        /script-src 'self' 'inline-speculation-rules';/,
      );
    });

    await test.step('its headings are an outline without jumps under one title', async () => {
      const levels = await headingLevels(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
      expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
    });

    await test.step('it names its share card', async () => {
      const card = page.locator('meta[property="og:image"]');
      await expect(card).toHaveAttribute('content', /\/share\/[a-z0-9-]+\.png$/);
    });

    await test.step('its links have an address', async () => {
      await expect(page.locator('a:not([href])')).toHaveCount(0);
    });

    await test.step('its anchors are used once', async () => {
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    await test.step('its grids of figures scroll in a region that bears their caption as its name', async () => {
      const grids = page.getByRole('main').locator('[role="region"]:has(> table)');
      for (const grid of await grids.all()) {
        await expect(grid).toHaveAttribute('tabindex', '0');
        const caption = await grid.locator('caption').textContent();
        await expect(grid).toHaveAccessibleName(caption?.trim() ?? 'a caption');
      }
    });

    await test.step('its links make sense alone', async () => {
      const links = await linksOf(page, 'main');
      const vague = links.filter(({ name }) =>
        /^(read more|learn more|explore|more|here|click here)\W*$/i.test(name),
      );
      expect(vague).toEqual([]);
    });

    const representsKind = PAGE_OF_EACH_KIND.includes(address);
    // The pages of jobs differ in their words alone.
    if (representsKind || !address.startsWith('/career/')) {
      await test.step('axe finds nothing, in light and in dark', async () => {
        const scope = representsKind ? {} : { within: 'main' };
        await expectNoViolations(page, scope);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, { ...scope, only: 'colors' });
      });
    }

    if (representsKind) {
      await test.step('no width squeezes its words letter by letter', async () => {
        for (const width of [768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await squeezedTexts(page), `at ${width} px`).toEqual([]);
        }
      });
    }

    await page.setViewportSize(PHONE);
    if (representsKind) {
      await test.step('axe finds nothing on a phone, in dark and in light', async () => {
        // There the dock is at rest; elsewhere it passes over the targets that it scrolls past.
        await page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        });
        await expectNoViolations(page, { only: 'colors' });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoViolations(page);
      });
    }

    await test.step('on a phone its tables of words fit, and are tables for assistive technology', async () => {
      expect(await wideTables(page)).toEqual([]);
      const main = page.getByRole('main');
      const tables = main.locator('table:visible');
      if ((await tables.count()) === 0) return;
      await expect(main.getByRole('table')).toHaveCount(await tables.count());
      await expect(main.getByRole('cell')).toHaveCount(await tables.locator('td').count());
      for (const heads of await tables.locator('thead').all()) {
        expect(await heads.getByRole('columnheader').count()).toBeGreaterThan(1);
      }
    });

    await test.step('with letters twice as large nothing lies beyond the screen', async () => {
      await page.setViewportSize(SMALL_PHONE);
      await openAll(page);
      await setTextSize(page, 32);
      const lost = await beyondScreen(page);
      await setTextSize(page, 16);
      expect(lost).toEqual([]);
    });

    await test.step('at 400 % zoom and with wider text nothing scrolls sideways or is cut', async () => {
      await page.setViewportSize(ZOOMED);
      expect(await widthOf(page)).toBe(ZOOMED.width);
      await widenText(page);
      expect(await widthOf(page)).toBe(ZOOMED.width);
      expect(await cutTexts(page)).toEqual([]);
    });

    if (representsKind) {
      await test.step('without scripts nothing is missing', async () => {
        await page.setViewportSize(DESKTOP);
        const scripted = await linesOf(page);
        await noScriptPage.goto(address);
        const plain = new Set(await linesOf(noScriptPage));
        expect(scripted.length).toBeGreaterThan(10);
        expect(scripted.filter((line) => !plain.has(line))).toEqual([]);
      });
    }
  });
}
