import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** As a reader sets it in the browser, whose default is 16 px. It stays until it is set again. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/** The items of accordions, the panels of tabs and the jobs that a filter leaves out. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) {
      item.removeAttribute('name');
      item.open = true;
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-active="false"]')) {
      part.dataset.active = 'true';
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-visible="false"]')) {
      part.dataset.visible = 'true';
    }
  });

/** Words, controls and pictures with words that no scroll sideways brings into sight. */
export const beyondScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;

    /** Undefined if a box scrolls it into sight or ends it with an ellipsis, or if it is for screen readers only. */
    function visiblePart(element: Element): { left: number; right: number } | undefined {
      let [left, right] = [0, clientWidth];
      for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || box.clientWidth === 1) return undefined;
        if (textOverflow === 'ellipsis') return undefined;
        if (overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      return { left, right };
    }

    const found = new Set<string>();
    function check(element: Element, boxes: Iterable<DOMRect>, name: string): void {
      const part = visiblePart(element);
      if (!part || !element.checkVisibility({ visibilityProperty: true })) return;
      for (const { left, right } of boxes) {
        if (left < part.left - 1 || right > part.right + 1) {
          found.add(`${name.slice(0, 80)}: from ${left} to ${right}`);
        }
      }
    }

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode;
      const text = textContent?.trim();
      if (!text || !parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      check(parentElement, range.getClientRects(), text);
    }
    const parts = 'a, button, input, select, textarea, summary, img:not([alt=""])';
    for (const part of document.body.querySelectorAll(parts)) {
      check(part, [part.getBoundingClientRect()], part.outerHTML);
    }
    return scrollWidth > clientWidth ? [...found, `a page of ${scrollWidth} px`] : [...found];
  });
