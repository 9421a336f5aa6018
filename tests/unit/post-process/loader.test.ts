import { startOnUse } from '@/scripts/build/post-process/loader';
import { textHash } from '@/scripts/build/post-process/text-hash';

const FLIGHT = '1:"a"\n';

let asked: HTMLScriptElement[];
let flights: (() => Promise<string>)[];
const root = document.documentElement;

const settle = () => jest.advanceTimersByTimeAsync(250);

async function arrive(...files: string[]) {
  for (const file of files) {
    asked.findLast((script) => script.src.endsWith(file))?.onload?.(new Event('load'));
  }
  await settle();
}

async function fail(file: string) {
  asked.findLast((script) => script.src.endsWith(file))?.onerror?.(new Event('error'));
  await settle();
}

const hydrate = () => {
  document.body.append(document.createElement('next-route-announcer'));
};
const paths = () => asked.map(({ src }) => new URL(src).pathname);
const isStopped = () => root.dataset.stopped !== undefined;
const field = () => document.querySelector('input') as HTMLInputElement;

async function use() {
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

let page: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  // The loader looks once per frame; sixty a second would take seconds of real time.
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((act) => window.setTimeout(act, 200));
  asked = [];
  flights = [() => Promise.resolve(FLIGHT)];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    asked.push(...(nodes as HTMLScriptElement[]));
  });
  window.fetch = () => {
    const [next] = flights.length > 1 ? flights.splice(0, 1) : flights;
    if (!next) throw new Error('no answer');
    return next().then((text) => ({ status: 200, text: () => Promise.resolve(text) }) as Response);
  };
  document.body.innerHTML = '<form data-hydrate=""><input></form><button data-retry=""></button>';
  // One page's must not act on the next one.
  page = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as typeof window.addEventListener;
    jest.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, options]) => {
      const rest = typeof options === 'object' ? options : { capture: options ?? false };
      listen(type, listener, { ...rest, signal: page.signal });
    });
  }
  const tag = document.createElement('script');
  tag.dataset.start = JSON.stringify({
    flight: '/page.txt',
    hash: textHash(FLIGHT),
    chunks: ['/a.js', '/b.js'],
    runtime: '/run.js',
    entry: {},
  });
  startOnUse(tag);
});

afterEach(() => {
  page.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  delete root.dataset.stopped;
});

test('the runtime is requested when all other files are there, once', async () => {
  await use();
  await arrive('/a.js');
  expect(paths()).toEqual(['/a.js', '/b.js']);
  await arrive('/b.js');
  await use();
  expect(paths()).toEqual(['/a.js', '/b.js', '/run.js']);
  await arrive('/run.js');
  hydrate();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isStopped()).toBe(false);
});

test('a missing file is said and requested again, without the files that are there', async () => {
  await use();
  await arrive('/b.js');
  await fail('/a.js');
  expect(isStopped()).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(paths()).toEqual(['/a.js', '/b.js', '/a.js']);
  await arrive('/a.js');
  await arrive('/run.js');
  hydrate();
  await settle();
  expect(isStopped()).toBe(false);
});

test('late files are said 20 seconds after the last one, and still start the framework', async () => {
  await use();
  await jest.advanceTimersByTimeAsync(15_000);
  await arrive('/a.js');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(isStopped()).toBe(false);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(isStopped()).toBe(true);
  await arrive('/b.js');
  await arrive('/run.js');
  hydrate();
  await settle();
  expect(isStopped()).toBe(false);
});

test('data of another release of the same length stops, without further attempts', async () => {
  flights = [() => Promise.resolve(FLIGHT.replace('a', 'b'))];
  await use();
  await arrive('/a.js', '/b.js');
  expect(isStopped()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual(['/a.js', '/b.js']);
});

test('a release is noticed when its files are gone from the host', async () => {
  flights = [() => Promise.resolve(FLIGHT), () => Promise.resolve('<!doctype html>')];
  await use();
  await arrive('/b.js');
  await fail('/a.js');
  await jest.advanceTimersByTimeAsync(10_000);
  await fail('/a.js');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual(['/a.js', '/b.js', '/a.js']);
  expect(isStopped()).toBe(true);
});

test('a framework that does not answer is said', async () => {
  await use();
  await arrive('/a.js', '/b.js');
  await arrive('/run.js');
  await jest.advanceTimersByTimeAsync(19_000);
  expect(isStopped()).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isStopped()).toBe(true);
});

test('data that is fetched ahead is no start, and nothing is said later', async () => {
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
  expect(isStopped()).toBe(false);
});

test('the button loads the page anew only if the framework has run and does not answer', async () => {
  // jsdom cannot load a page, and says so.
  const log = jest.spyOn(console, 'error').mockImplementation();
  await use();
  await arrive('/a.js', '/b.js');
  await arrive('/run.js');
  document.querySelector('button')?.click();
  await settle();
  expect(log).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(21_000);
  document.querySelector('button')?.click();
  expect(String(log.mock.calls)).toMatch(/navigation/);
});
