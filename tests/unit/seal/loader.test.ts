import { startSite } from '@/scripts/seal/loader';
import { textHash } from '@/scripts/seal/text-hash';

const FLIGHT = '1:"a"\n';

/** The requested scripts of the page, and the media of its style rules. */
let asked: HTMLScriptElement[];
let media: { mediaText: string };

/** Lets pending promises and file events settle. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const arrive = async (src: string) => {
  asked.find((script) => script.src.endsWith(src))?.onload?.(new Event('load'));
  await settle();
};

const isUnscripted = () => media.mediaText === '(width)';

/** Starts a page with a part that needs its script at once. */
async function startPage(data = FLIGHT) {
  document.body.innerHTML = '<div data-start-when="now"></div>';
  const tag = document.createElement('script');
  tag.dataset.start = JSON.stringify({
    flight: '/page.txt',
    hash: textHash(FLIGHT),
    chunks: ['/a.js', '/b.js'],
    runtime: '/run.js',
    entry: {},
  });
  window.fetch = () => Promise.resolve({ text: () => Promise.resolve(data) } as Response);
  startSite(tag);
  await jest.advanceTimersByTimeAsync(50);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    asked.push(...(nodes as HTMLScriptElement[]));
  });
  // jsdom knows neither media queries nor media rules.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: false }) as MediaQueryList;
  class MediaRule {
    media = { mediaText: '(scripting: none)' };
  }
  Object.assign(window, { CSSMediaRule: MediaRule });
  const rule = new MediaRule();
  ({ media } = rule);
  const elsewhere = {
    get cssRules(): CSSRuleList {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  Object.defineProperty(document, 'styleSheets', {
    configurable: true,
    value: [elsewhere, { cssRules: [rule] }],
  });
  performance.getEntriesByType = () => [];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('the runtime is asked for when all other files are there, and the page stays scripted', async () => {
  await startPage();
  await arrive('/a.js');
  expect(asked).toHaveLength(2);
  await arrive('/b.js');
  expect(asked.map(({ src }) => new URL(src).pathname)).toEqual(['/a.js', '/b.js', '/run.js']);
  await arrive('/run.js');
  document.body.append(document.createElement('next-route-announcer'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isUnscripted()).toBe(false);
});

test('data of another version and the same length leaves the page as it is without scripts', async () => {
  await startPage(FLIGHT.replace('a', 'b'));
  await arrive('/a.js');
  await arrive('/b.js');
  expect(asked).toHaveLength(2);
  expect(isUnscripted()).toBe(true);
});

test('a missing file does, beside a style sheet of another origin, too', async () => {
  await startPage();
  asked[1]?.onerror?.(new Event('error'));
  await settle();
  expect(isUnscripted()).toBe(true);
});

test('files that do not come are not waited for for ever, and do nothing afterwards', async () => {
  await startPage();
  await arrive('/a.js');
  await jest.advanceTimersByTimeAsync(19_000);
  expect(isUnscripted()).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isUnscripted()).toBe(true);
  await arrive('/b.js');
  expect(asked).toHaveLength(2);
});

test('a framework that answers in a hidden tab, where there are no frames, has answered', async () => {
  await startPage();
  for (const file of ['/a.js', '/b.js']) await arrive(file);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await arrive('/run.js');
  document.body.append(document.createElement('next-route-announcer'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isUnscripted()).toBe(false);
});

test('nor is a framework that does not answer', async () => {
  await startPage();
  for (const file of ['/a.js', '/b.js', '/run.js']) await arrive(file);
  await jest.advanceTimersByTimeAsync(19_000);
  expect(isUnscripted()).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isUnscripted()).toBe(true);
});
