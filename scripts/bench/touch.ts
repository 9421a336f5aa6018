import { parseArgs } from 'node:util';
import path from 'node:path';
import { type Browser, type CDPSession, type Page, chromium, devices } from '@playwright/test';
import { browserSwitches, findBrowser } from '../tests/find-browser';
import { createHost } from '../preview-server/preview-server';
import { readHostRules } from '../preview-server/rules';
import { close, listen } from '../shared/listen';
import { root } from '../shared/steps';
import { PAGE_OF_EACH_KIND } from './lighthouse-run';
import { median } from './median';

const help = `npm run bench:touch                  what a scroll costs a phone, and how soon a first tap is answered
npm run bench:touch -- --only taps   one of the two tables: scroll or taps
npm run bench:touch -- --runs 1      one run each instead of the median of three
A phone four times slower than this machine, round trips of 150 ms, 1.6 Mbit/s. Serves the last build
of out/; other work on the machine spoils the figures.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds: a page at rest, a page just loaded, and how long a scroll is watched. */
const RESTED = 6000;
const JUST_LOADED = 500;
const WATCHED = 4000;
const SCROLL_PX = 500;
/** Where on the screen the finger begins. */
const FINGER_FROM = 700;

/** Up to here a task blocks nobody. */
const LONG_MS = 50;

/** How long after the tap on a field the first letter is typed. */
const TO_TYPE = 400;

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/** Where the banner moves; a finger taps there, too. */
const TABLET = { ...PHONE, viewport: { width: 1180, height: 820 } };

/** A part that is tapped first on its page, and the state that answers. */
interface Tap {
  readonly name: string;
  readonly page: string;
  /** CSS selector of what is tapped; the first that is visible. */
  readonly target: string;
  /** What is done: a tap, a choice in a select, or a letter after a tap. */
  readonly act: 'tap' | 'choose' | 'type';
  /** CSS selector that matches something visible once the tap is answered. */
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
    answer: ':has(> [role="tablist"] > #tab-outcomes[aria-selected="true"]) > #outcomes',
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
    target: 'button[aria-label="Menu"]',
    act: 'tap',
    answer: 'nav[popover]:popover-open',
  },
];

/** The letter that is typed; the title of the first job lacks it. */
const LETTER = 's';

/** The event with which each of the acts begins. */
const STARTS = { tap: 'pointerdown', choose: 'input', type: 'keydown' } as const;

interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly leave: () => Promise<void>;
}

async function visit(browser: Browser, url: string, screen: typeof PHONE): Promise<Visit> {
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

const scriptsOf = (page: Page) => page.evaluate(() => document.scripts.length);

/** A scroll's scripts before and after, longest task and time beyond 50 ms a task. */
interface Scroll {
  readonly before: number;
  readonly after: number;
  readonly longest: number;
  readonly blocked: number;
}

async function scroll(browser: Browser, url: string): Promise<Scroll> {
  const { page, devtools, leave } = await visit(browser, url, PHONE);
  await page.waitForTimeout(RESTED);
  const before = await scriptsOf(page);
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
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const after = await scriptsOf(page);
  await leave();
  return {
    before,
    after,
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + task - LONG_MS, 0),
  };
}

/** Milliseconds from a tap to the frame that answers it. */
async function timeTap(browser: Browser, site: string, tap: Tap, wait: number): Promise<number> {
  const { page, leave } = await visit(browser, site + tap.page, tap.screen ?? PHONE);
  const target = page.locator(tap.target).filter({ visible: true }).first();
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.waitForTimeout(wait);
  await page.evaluate((start) => {
    addEventListener(
      start,
      ({ timeStamp }) => {
        Object.assign(window, { touched: timeStamp });
      },
      { capture: true, once: true },
    );
  }, STARTS[tap.act]);
  // Looks once a frame; the frame is painted between this callback and the next task.
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
  await leave();
  return answer;
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < Number(values.runs)) results.push(await run());
  return results;
}

async function benchScroll(browser: Browser, site: string): Promise<void> {
  console.log('| page | scripts before / after a scroll | longest task ms | blocked ms |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const page of PAGE_OF_EACH_KIND) {
    const runs = await repeat(() => scroll(browser, site + page));
    const before = Math.max(...runs.map((run) => run.before));
    const after = Math.max(...runs.map((run) => run.after));
    const longest = median(runs.map((run) => run.longest)).toFixed(0);
    const blocked = median(runs.map((run) => run.blocked)).toFixed(0);
    console.log(`| ${decodeURIComponent(page)} | ${before} / ${after} | ${longest} | ${blocked} |`);
  }
}

async function benchTaps(browser: Browser, site: string): Promise<void> {
  console.log('| first tap | page | 6 s after load, ms | 0.5 s after load, ms |');
  console.log('| --- | --- | ---: | ---: |');
  for (const tap of TAPS) {
    const cells = [tap.name, tap.page];
    for (const wait of [RESTED, JUST_LOADED]) {
      const times = await repeat(() => timeTap(browser, site, tap, wait));
      cells.push(median(times).toFixed(0));
    }
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function bench(): Promise<void> {
  const host = createHost({ folder: path.join(root, 'out'), rules: readHostRules() });
  const site = `http://127.0.0.1:${await listen(host, 0)}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserSwitches([]),
  });
  if (values.only !== 'taps') await benchScroll(browser, site);
  if (values.only !== 'scroll') await benchTaps(browser, site);
  await browser.close();
  await close(host);
}

if (values.help) console.log(help);
else await bench();
