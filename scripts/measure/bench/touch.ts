import { type Browser, type Page, devices } from '@playwright/test';
import { withExport } from '../../shared/with-export';
import type { StepResult } from '../../shared/steps';
import { PAGE_OF_EACH_KIND } from '../../shared/page-kinds';
import { median } from './median';

const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds until a page is idle, and of observation after a scroll. */
const RESTED = 6000;
const JUST_LOADED = 500;
const WATCHED = 4000;
const SCROLL_PX = 500;
const FINGER_FROM = 700;

const LONG_MS = 50;

const TO_TYPE = 400;

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/** Wide enough for the rotating banner. */
const TABLET = { ...PHONE, viewport: { width: 1180, height: 820 } };

interface Tap {
  readonly name: string;
  readonly page: string;
  readonly target: string;
  readonly act: 'tap' | 'choose' | 'type';
  readonly answer: string;
  readonly screen?: typeof PHONE;
}

const JOB = '[data-visible="true"]';
const TAPS: readonly Tap[] = [
  {
    name: 'Load more',
    page: '/career',
    target: '[data-board="more"] button',
    act: 'tap',
    answer: `ul:has(> ${JOB}:nth-child(10)) > li:nth-child(10)`,
  },
  {
    name: 'a filter of the job board',
    page: '/career',
    target: 'select[name="type"]',
    act: 'choose',
    answer: `ul:not(:has(> li:first-child${JOB})) > ${JOB}`,
  },
  {
    name: 'the first letter of a search',
    page: '/career',
    target: 'input[name="q"]',
    act: 'type',
    answer: `ul:not(:has(> li:first-child${JOB})) > ${JOB}`,
  },
  {
    name: 'a hiring step',
    page: '/career',
    target: '#step-3',
    act: 'tap',
    answer: '#step-3-content',
  },
  {
    name: 'a tab of a course',
    page: '/courses/business-central-details',
    target: '#tab-outcomes[role="tab"]',
    act: 'tap',
    answer: '#outcomes',
  },
  {
    name: 'ENROLL NOW',
    page: '/courses/business-central-details',
    target: 'button[command="show-modal"]',
    act: 'tap',
    answer: 'dialog[open]',
  },
  {
    name: "a slide's dot (1180 px)",
    page: '/',
    target: '[aria-controls]:nth-child(5)[aria-current]',
    act: 'tap',
    answer: '[aria-roledescription="slide"]:nth-child(5)[data-active="true"]',
    screen: TABLET,
  },
  {
    name: 'the first letter in a field',
    page: '/contact-us',
    target: 'main form input[name="name"]',
    act: 'type',
    answer: 'main form input[name="name"]',
  },
  {
    name: 'the menu',
    page: '/services',
    target: 'button[popovertarget]',
    act: 'tap',
    answer: 'nav[popover]:popover-open',
  },
];

/** Not in the title of the first job. */
const LETTER = 's';

const STARTS = { tap: 'pointerdown', choose: 'input', type: 'keydown' } as const;

async function visit(browser: Browser, url: string, screen: typeof PHONE) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, devtools, leave: () => context.close() };
}

const longTasksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);

const blockedIn = (tasks: readonly number[]) =>
  tasks.reduce((sum, task) => sum + task - LONG_MS, 0);

async function scroll(browser: Browser, url: string) {
  const { page, devtools, leave } = await visit(browser, url, PHONE);
  await page.waitForTimeout(RESTED);
  await page.evaluate(() => {
    (window as unknown as { longTasks: number[] }).longTasks.length = 0;
  });
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(FINGER_FROM) });
  for (let way = 20; way <= SCROLL_PX; way += 20) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(FINGER_FROM - way),
    });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(WATCHED);
  const place = await page.evaluate(() => window.scrollY);
  if (place < SCROLL_PX / 2) throw new Error(`${url} was scrolled by ${place} px only.`);
  const tasks = await longTasksOf(page);
  await leave();
  return { longest: Math.max(0, ...tasks), blocked: blockedIn(tasks) };
}

async function timeTap(browser: Browser, site: string, tap: Tap, wait: number) {
  const { page, leave } = await visit(browser, site + tap.page, tap.screen ?? PHONE);
  const target = page.locator(tap.target).filter({ visible: true }).first();
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.waitForTimeout(wait);
  await page.evaluate((start) => {
    (window as unknown as { longTasks: number[] }).longTasks.length = 0;
    addEventListener(
      start,
      ({ timeStamp }) => {
        Object.assign(window, { touched: timeStamp });
      },
      { capture: true, once: true },
    );
  }, STARTS[tap.act]);
  // The frame is painted between this callback and the next task.
  const time = page.waitForFunction(
    (answer) => {
      const state = window as unknown as { touched?: number; answeredAfter?: number };
      const element = [...document.querySelectorAll(answer)].find((found) =>
        found.checkVisibility({ visibilityProperty: true }),
      );
      const isEmpty = element instanceof HTMLInputElement && element.value === '';
      const { touched, answeredAfter } = state;
      if (touched !== undefined && answeredAfter === undefined && element && !isEmpty) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          state.answeredAfter ??= performance.now() - touched;
        };
        port2.postMessage('');
      }
      return answeredAfter;
    },
    tap.answer,
    { polling: 'raf' },
  );
  const box = await target.boundingBox();
  if (!box) throw new Error(`${tap.name} is not on ${tap.page}.`);
  if (tap.act === 'choose') await target.selectOption({ index: 1 });
  else await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (tap.act === 'type') {
    await page.waitForTimeout(TO_TYPE);
    await page.keyboard.press(LETTER);
  }
  const answer = Number(await (await time).jsonValue());
  await page.waitForTimeout(WATCHED);
  const blocked = blockedIn(await longTasksOf(page));
  await leave();
  return { answer, blocked };
}

async function repeat<T>(runs: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < runs) results.push(await run());
  return results;
}

export const benchScroll = (runs: number): Promise<StepResult> =>
  withExport(async (browser, site) => {
    console.log('| page | longest task ms | blocked ms |');
    console.log('| --- | ---: | ---: |');
    for (const page of PAGE_OF_EACH_KIND) {
      const scrolls = await repeat(runs, () => scroll(browser, site + page));
      const longest = median(scrolls.map((run) => run.longest)).toFixed(0);
      const blocked = median(scrolls.map((run) => run.blocked)).toFixed(0);
      console.log(`| ${decodeURIComponent(page)} | ${longest} | ${blocked} |`);
    }
    return { ok: true };
  });

export const benchTaps = (runs: number): Promise<StepResult> =>
  withExport(async (browser, site) => {
    console.log(
      '| first tap | page | 6 s after load, ms | blocked | 0.5 s after load, ms | blocked |',
    );
    console.log('| --- | --- | ---: | ---: | ---: | ---: |');
    for (const tap of TAPS) {
      const cells = [tap.name, tap.page];
      for (const wait of [RESTED, JUST_LOADED]) {
        const times = await repeat(runs, () => timeTap(browser, site, tap, wait));
        cells.push(median(times.map(({ answer }) => answer)).toFixed(0));
        cells.push(median(times.map(({ blocked }) => blocked)).toFixed(0));
      }
      console.log(`| ${cells.join(' | ')} |`);
    }
    return { ok: true };
  });
