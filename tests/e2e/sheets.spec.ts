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

/** What reaches beyond its sheet, or is broken within a figure, a date or a code. */
const faults = (figure: Locator) =>
  figure.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const parts = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part.checkVisibility() && !part.closest('.visuallyHidden, thead'),
    );
    const wide = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    });
    const broken = parts.filter((part) => {
      const [node] = part.childNodes;
      const text = node?.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      const isWhole =
        /^[A-Z]?-?\d[\w:.,-]*$|^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
      if (!node || !isWhole.test(text.trim())) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return [...wide, ...broken].map(({ textContent }) => textContent.slice(0, 40));
  });

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
      expect(await faults(figure), `at ${width} px`).toEqual([]);
    }
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, { within: `#${sheet.id}` });
      }
    }
  });

  test(`${sheet.id} holds words twice as long on a phone`, async ({ sharedPage: page }) => {
    const figure = await open(page, address, sheet.id);
    await doubleWords(figure);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(figure), `at ${width} px`).toEqual([]);
    }
  });

  test(`${sheet.id} prints on one side of paper`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate((id) => {
      const figure = document.querySelector(`#${id}`);
      if (figure) document.body.replaceChildren(figure);
    }, sheet.id);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1);
  });
}

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
