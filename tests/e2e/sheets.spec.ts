import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sheets } from '../../content/evidence';
import { pathsOfSitemap } from '../../lib/browser/known-address';
import { DESKTOP, expect, expectNoViolations, test } from './support/fixtures';

const OUT = path.join(import.meta.dirname, '../../out');
const PHONE = { width: 390, height: 844 };
const WIDTHS = [320, 390, 768, 1024, 1440];

const addresses = pathsOfSitemap(readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8'));
const htmlOf = (address: string) =>
  readFileSync(path.join(OUT, `${address === '/' ? 'index' : decodeURIComponent(address)}.html`));

/** On the first page that shows it. */
const shown = sheets.flatMap(({ sheet }) => {
  const address = addresses.find((page) => htmlOf(page).includes(`id="${sheet.id}"`));
  return address === undefined ? [] : [{ sheet, address }];
});

async function open(page: Page, address: string, id: string): Promise<Locator> {
  await page.goto(address);
  const figure = page.locator(`#${id}`);
  await figure.evaluate((element) => {
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
  });
  return figure;
}

/** `Planning` becomes `PlanningPlanning`; figures and codes stay. */
const doubleWords = (figure: Locator) =>
  figure.evaluate((root) => {
    const twice = (text: string) => text.replace(/\p{L}{2,}/gu, '$&$&');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      walker.currentNode.textContent = twice(walker.currentNode.textContent ?? '');
    }
    for (const cell of root.querySelectorAll<HTMLElement>('[data-label]')) {
      cell.dataset.label = twice(cell.dataset.label ?? '');
    }
  });

/** Up to a place where it may break. */
const WORD = /[^\s–-]+/;

/** Figures, codes, dates. */
const WHOLE =
  /[A-Z]{0,3}[-+−]?\d[\w:.,%/–-]*|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*/;

/** What reaches beyond its paper or its cell, and what breaks although it is a whole. */
const faults = (figure: Locator, whole: RegExp) =>
  figure.evaluate((root, source) => {
    const boxOf = (part: Element | null | undefined) => part?.getBoundingClientRect();
    const isInside = (inner: DOMRect, outer: DOMRect | undefined) =>
      !outer || (inner.left > outer.left - 1 && inner.right < outer.right + 1);
    const isSeen = (part: Element) =>
      part.checkVisibility() &&
      !part.closest('.visuallyHidden') &&
      [part, part.closest('thead')].every((box) => (boxOf(box)?.width ?? 2) > 1);

    const parts = [...root.querySelectorAll('*')].filter(isSeen);
    const isPlaced = (part: Element) => getComputedStyle(part).position === 'absolute';
    // Only a mark may stand beside its paper.
    const wide = parts.filter(
      (part) =>
        !(isPlaced(part) && part instanceof HTMLSpanElement) &&
        !isInside(part.getBoundingClientRect(), boxOf(part.closest('figure > *'))),
    );
    const range = document.createRange();
    const texts = parts
      .filter((part) => !isPlaced(part))
      .flatMap((part) => [...part.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const outside = texts.filter((node) => {
      range.selectNodeContents(node);
      const cell = node.parentElement?.closest('th, td, li, p, dt, dd, caption');
      return !isInside(range.getBoundingClientRect(), boxOf(cell));
    });
    const broken = texts.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(new RegExp(source, 'gu'))]
        .filter(({ 0: text, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([text]) => `broken: ${text}`),
    );
    return [
      ...[...wide, ...outside].map(({ textContent }) => textContent?.slice(0, 40)),
      ...broken,
    ];
  }, whole.source);

const copied = (page: Page, id: string) =>
  page.evaluate((name) => {
    const rows = document.querySelector(`#${name} tbody`);
    if (rows) getSelection()?.selectAllChildren(rows);
    return String(getSelection());
  }, id);

for (const { sheet, address } of shown) {
  test(`${sheet.id} is a table for everyone, at every width`, async ({ sharedPage: page }) => {
    const figure = await open(page, address, sheet.id);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(figure.getByRole('columnheader')).toHaveText(sheet.columns.map((c) => c.head));
      await expect(figure.getByRole('rowheader')).toHaveCount(sheet.rows.length);
      expect(await faults(figure, WORD), `at ${width} px`).toEqual([]);
    }
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, { within: `#${sheet.id}` });
      }
    }
  });

  test(`${sheet.id} holds words twice as long, at every width`, async ({ sharedPage: page }) => {
    const figure = await open(page, address, sheet.id);
    await doubleWords(figure);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(figure, WHOLE), `at ${width} px`).toEqual([]);
    }
  });

  test(`${sheet.id} prints on one side of paper`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate((id) => {
      const figure = document.querySelector(`#${id}`);
      const item = figure?.closest<HTMLElement>('details:has([data-print-part])');
      if (item) item.dataset.printed = document.title;
      else if (figure) document.body.replaceChildren(figure);
    }, sheet.id);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1);
  });
}

test('a note stands beside its row where both have room, and never on another', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize(DESKTOP);
  const figure = await open(page, '/services/business-central-details', 'gap-list');
  const boxesOf = async (parts: Locator) =>
    Promise.all((await parts.all()).map(async (part) => await part.boundingBox()));
  const marks = await boxesOf(figure.getByText(/^Note [abc]\s*$/));
  const notes = await boxesOf(figure.locator('ol > li'));
  expect(marks).toHaveLength(3);
  for (const [index, note] of notes.entries()) {
    expect(Math.abs((note?.y ?? 0) - (marks[index]?.y ?? 0))).toBeLessThan(12);
    const before = notes[index - 1];
    expect(note?.y ?? 0).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  }
});

test('a search in the page finds the words of a sheet', async ({ sharedPage: page }) => {
  const figure = await open(page, '/services/business-central-details', 'licences');
  const found = await figure.evaluate((root) => {
    getSelection()?.collapse(root, 0);
    const isFound = (window as unknown as { find: (text: string) => boolean }).find('Planning');
    const at = getSelection()?.anchorNode?.parentElement?.closest('#licences tr');
    return isFound && at?.textContent;
  });
  expect(found).toContain('Planning');
});

test('a copied sheet has its columns', async ({ sharedPage: page }) => {
  await page.goto('/services/hrms-details');
  const rows = (await copied(page, 'payroll-run')).split('\n');
  expect(rows).toContain('Overtime\t4.20\t5.60\t+1.40');
});

test('the file of a sheet has its rows', async ({ request }) => {
  const { file, title } = sheets[0]?.sheet ?? { file: '', title: '' };
  const answer = await request.get(`/downloads/${file}.csv`);
  expect(answer.headers()['content-type'], title).toContain('text/csv');
  expect((await answer.text()).split('\r\n')).toContain(
    '01,Indent before each order,Ours,Purchase head,yes',
  );
});
