import {
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  devices,
} from '@playwright/test';
import { withExport } from '../../shared/with-export';
import type { StepResult } from '../../shared/steps';
import { median } from './median';

const CLICKS: readonly (readonly [from: string, to: string])[] = [
  ['/about-us', '/'],
  ['/services/nav-details', '/services'],
  ['/services', '/services/nav-details'],
  ['/products/rgp-details', '/products'],
  ['/products', '/products/rgp-details'],
  ['/', '/ed-tech'],
  ['/automobile', '/courses/business-central-details'],
  ['/', '/automobile'],
  ['/', '/about-us'],
  ['/', '/blogs'],
  ['/blogs', '/blogs/3'],
  ['/about-us', '/career'],
  ['/career', '/career/apply/Business%20Central%20Developer%20(AL)'],
  ['/', '/contact-us'],
  ['/', '/enquiry'],
  ['/', '/privacy-policy'],
];

/**
 * Milliseconds on the page before the click, of hover, of a press, and after it. An earlier query
 * would disturb the measurement.
 */
const READ = 2000;
const REST = 200;
const PRESS = 80;
const ALONE = 600;

interface Visitor {
  screen: BrowserContextOptions;
  frameworkRuns: boolean;
  press: (page: Page, link: Locator) => Promise<void>;
}

async function pressWithMouse(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
}

async function pressWithFinger(page: Page, link: Locator): Promise<void> {
  // Sections above it are laid out when they come near.
  await link.tap({ trial: true });
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const phone = { screen: devices['Pixel 7'], press: pressWithFinger };
const VISITORS: readonly Visitor[] = [
  {
    screen: { viewport: { width: 1440, height: 900 } },
    press: pressWithMouse,
    frameworkRuns: true,
  },
  { ...phone, frameworkRuns: false },
  { ...phone, frameworkRuns: true },
];

/** @returns milliseconds from the click to the frame of the next page */
async function timeClick(page: Page, to: string, visitor: Visitor): Promise<number> {
  // On a phone the columns of the footer are closed.
  await page.locator('footer').evaluate((footer) => {
    for (const column of footer.querySelectorAll('details')) column.open = true;
  });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  if (visitor.frameworkRuns) {
    await page
      .locator('header a')
      .first()
      .dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 1 });
    await page.waitForSelector('next-route-announcer', { state: 'attached' });
  }
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      },
      true,
    );
    new MutationObserver(() => {
      const next = document.querySelector('h1')?.textContent;
      if (next === undefined || next === heading || sessionStorage.getItem('shown')) return;
      // The frame is painted between this callback and the next task.
      requestAnimationFrame(() =>
        setTimeout(() => {
          sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()));
        }),
      );
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await visitor.press(page, link);
  await page.waitForTimeout(ALONE);
  await page.waitForURL(({ pathname }) => pathname === to);
  const time = await page.waitForFunction(() => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const isNewDocument = performance.timeOrigin > clicked;
    if (isNewDocument) return paint && performance.timeOrigin + paint.startTime - clicked;
    const shown = sessionStorage.getItem('shown');
    return shown && Number(shown) - clicked;
  });
  return Number(await time.jsonValue());
}

async function timeClicks(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  visitor: Visitor,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  while (times.length < runs) {
    const context = await browser.newContext({ ...visitor.screen, baseURL: site });
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForTimeout(READ);
    times.push(await timeClick(page, to, visitor));
    await context.close();
  }
  return median(times);
}

export const benchClicks = (runs: number): Promise<StepResult> =>
  withExport(async (browser, site) => {
    console.log('| from | to | mouse | first tap | later tap |');
    console.log('| --- | --- | ---: | ---: | ---: |');
    for (const click of CLICKS) {
      const cells = click.map((page) => decodeURIComponent(page));
      for (const visitor of VISITORS) {
        cells.push((await timeClicks(browser, site, click, visitor, runs)).toFixed(0));
      }
      console.log(`| ${cells.join(' | ')} |`);
    }
    return { ok: true };
  });
