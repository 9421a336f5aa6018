import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { LOCAL_INBOX_ENDPOINT } from '../../../lib/public-settings';
import { browserSwitches } from '../../../scripts/shared/find-browser';
import { normalBehavior } from '../../../scripts/serve/inbox/behavior';
import { type Inbox, createInbox } from '../../../scripts/serve/inbox/inbox';
import { close, listen } from '../../../scripts/shared/listen';

/**
 * An error or a violation of the policy in the console, an uncaught error, a request to another
 * host. @returns a list that grows while the pages are in use
 */
function watchForProblems(context: BrowserContext, siteUrl?: string): string[] {
  const problems: string[] = [];
  const ownOrigins = [siteUrl, LOCAL_INBOX_ENDPOINT]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    problems.push(`uncaught: ${String(webError.error())}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !ownOrigins.includes(origin)) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  return problems;
}

export const DESKTOP = { width: 1440, height: 900 };

interface Viewer {
  readonly page: Page;
  readonly problems: string[];
}

async function openViewer(browser: Browser, javaScriptEnabled: boolean): Promise<Viewer> {
  const baseURL = process.env.BASE_URL ?? '';
  const context = await browser.newContext({
    baseURL,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  return { page: await context.newPage(), problems: watchForProblems(context, baseURL) };
}

async function lend(
  { page, problems }: Viewer,
  expectedProblems: RegExp,
  provide: (page: Page) => Promise<void>,
) {
  // Any address is then a full load; a blank page would need a new process.
  await page.goto('/robots.txt');
  await page.evaluate('sessionStorage.clear()');
  problems.length = 0;
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light', media: null });
  await page.mouse.move(0, 0);
  await provide(page);
  const unexpected = problems.filter((problem) => !expectedProblems.test(problem));
  expect(unexpected, 'problems on the page of this test').toEqual([]);
}

interface Fixtures {
  /** They do not fail the test: `test.use({ expectedProblems: /status of 404/ })`. */
  expectedProblems: RegExp;
  noScriptPage: Page;
  /**
   * For tests that leave only a draft behind: a new page would compile all scripts again. Tests that
   * change the clock, the network, permissions or scripts use `page`.
   */
  sharedPage: Page;
  sharedNoScriptPage: Page;
  /** Empty and successful at the start; `inbox.behavior` makes it fail. */
  inbox: Inbox;
}

interface WorkerFixtures {
  workerInbox: { inbox: Inbox; port: number };
  viewer: Viewer;
  noScriptViewer: Viewer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedProblems: [/(?!)/, { option: true }],

  workerInbox: [
    // Playwright requires the destructuring pattern.

    async ({}, provide) => {
      const inbox = createInbox();
      const port = await listen(inbox.server, 0);
      await provide({ inbox, port });
      await close(inbox.server);
    },
    { scope: 'worker' },
  ],

  // The browser reaches this worker's inbox at the address in the build.
  launchOptions: [
    async ({ launchOptions, workerInbox }, provide) => {
      const { host } = new URL(LOCAL_INBOX_ENDPOINT);
      const args = browserSwitches([[host, `127.0.0.1:${workerInbox.port}`]]);
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  viewer: [
    async ({ browser }, provide) => {
      await provide(await openViewer(browser, true));
    },
    { scope: 'worker' },
  ],

  noScriptViewer: [
    async ({ browser }, provide) => {
      await provide(await openViewer(browser, false));
    },
    { scope: 'worker' },
  ],

  sharedPage: ({ viewer, expectedProblems }, provide) => lend(viewer, expectedProblems, provide),
  sharedNoScriptPage: ({ noScriptViewer, expectedProblems }, provide) =>
    lend(noScriptViewer, expectedProblems, provide),

  inbox: async ({ workerInbox: { inbox } }, provide) => {
    inbox.messages = [];
    await provide(inbox);
    inbox.behavior = normalBehavior;
  },

  context: async ({ context, baseURL, expectedProblems }, provide) => {
    const problems = watchForProblems(context, baseURL);
    await provide(context);
    const unexpected = problems.filter((problem) => !expectedProblems.test(problem));
    expect(unexpected, 'problems on the pages of this test').toEqual([]);
  },

  noScriptPage: async ({ browser, baseURL, viewport, expectedProblems }, provide) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport,
      javaScriptEnabled: false,
    });
    const problems = watchForProblems(context, baseURL);
    await provide(await context.newPage());
    await context.close();
    const unexpected = problems.filter((problem) => !expectedProblems.test(problem));
    expect(unexpected, 'problems on the page without scripts').toEqual([]);
  },
});

export { expect };

/** Transitions would change contrasts. An animation in a collapsed part never ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      // Scroll-driven animations do not end with time.
      .filter((animation) => animation.timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of finite) animation.finish();
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  within?: string;
  only?: 'colors';
}

export async function expectNoViolations(page: Page, { within, only }: Scope = {}): Promise<void> {
  await settle(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const report = await page.evaluate(
    async ([selector, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) => `${id}: ${help}\n${node.target.join(' ')}\n${node.failureSummary ?? ''}`,
        ),
      );
    },
    [
      within,
      only === 'colors'
        ? { type: 'rule' as const, values: COLOR_RULES }
        : { type: 'tag' as const, values: AXE_TAGS },
    ] as const,
  );
  expect(report, `axe on ${page.url()}`).toEqual([]);
}
