import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { installPackages } from '../../scripts/shared/debian';
import type { Visitor } from './visitor';

export interface Browser {
  name: string;
  /** And how to install it; undefined if nothing is. */
  missing: () => string | undefined;
  start: (site: string) => Promise<Visitor>;
}

const DESKTOP = { width: 1440, height: 900 };

const findFirefox = () =>
  ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find((file) => existsSync(file));

async function startFirefox(site: string): Promise<Visitor> {
  const program = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    defaultViewport: DESKTOP,
  });
  const page = await program.newPage();
  return {
    open: async (address) => {
      await page.goto(site + address, { waitUntil: 'load' });
    },
    click: async (selector) => {
      await page.$eval(selector, (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    resize: (width) => page.setViewport({ ...DESKTOP, width }),
    back: async () => {
      await page.evaluate('setTimeout(() => history.back())');
    },
    read: (expression) => page.evaluate(expression),
    leave: () => program.close(),
  };
}

/** In a folder named after processor and version. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => {
      const folder = path.join(libraries, name);
      return readdirSync(folder)
        .filter((entry) => entry.startsWith('webkit2gtk-'))
        .map((entry) => path.join(folder, entry, 'MiniBrowser'));
    })
    .find((file) => existsSync(file));
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const DISPLAY = ':97';
const DRIVER_PORT = 4445;

async function waitFor(isUp: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isUp())) {
    if (Date.now() > end) throw new Error(`${what} did not start within 20 s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startWebKit(site: string): Promise<Visitor> {
  const helpers: ChildProcess[] = [
    spawn(XVFB, [DISPLAY, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' }),
  ];
  await waitFor(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${DISPLAY.slice(1)}`)), 'Xvfb');
  helpers.push(
    spawn(WEBKIT_DRIVER, [`--port=${DRIVER_PORT}`], {
      env: { ...process.env, DISPLAY },
      stdio: 'ignore',
    }),
  );
  const server = `http://127.0.0.1:${DRIVER_PORT}`;
  await waitFor(
    () =>
      fetch(`${server}/status`).then(
        () => true,
        () => false,
      ),
    'WebKitWebDriver',
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...DESKTOP });
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (address) => driver.get(site + address),
    click: async (selector) => {
      const element = await find(selector);
      // The driver scrolls only to the edge, below the header.
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    type: async (selector, text) => {
      await (await find(selector)).sendKeys(text);
    },
    resize: async (width) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...DESKTOP, width });
    },
    back: () => driver.executeScript('setTimeout(() => history.back())'),
    read: (expression) => driver.executeScript(`return ${expression}`),
    leave: async () => {
      await driver.quit();
      for (const helper of helpers.reverse()) helper.kill();
    },
  };
}

const hasWebKit = () =>
  existsSync(WEBKIT_DRIVER) && existsSync(XVFB) && findMiniBrowser() !== undefined;

/** The end-to-end tests run in Chromium. */
export const browsers: readonly Browser[] = [
  {
    name: 'Firefox',
    missing: () =>
      findFirefox() || installPackages('firefox-esr')
        ? undefined
        : 'there is no Firefox (Debian: apt-get install firefox-esr)',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    missing: () =>
      hasWebKit() || installPackages('webkit2gtk-driver', 'xvfb')
        ? undefined
        : 'there is no WebKitGTK with its driver (Debian: apt-get install webkit2gtk-driver xvfb)',
    start: startWebKit,
  },
];
