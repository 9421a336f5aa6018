/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postProcess, processPages } from '@/scripts/build/post-process/post-process';
import { temporaryFolder } from '../temporary-folder';
import { sampleFiles, samplePage } from './sample-export';

const target = { basePath: '/site', formEndpoint: 'https://forms.example/submit' };
const belowBasePath = (html: string) => html.replaceAll('"/_next/', '"/site/_next/');

const { at, write } = temporaryFolder();

beforeEach(() => {
  const files = Object.entries(sampleFiles()).map(([name, text]) => [name, belowBasePath(text)]);
  write({
    ...(Object.fromEntries(files) as Record<string, string>),
    'a.css': 'p { color: var(--ink) }\n'.repeat(100),
    'tiny.css': 'p {}',
    'photo.png': 'x'.repeat(2000),
  });
});

const read = (name: string) => readFileSync(at(name));

test('every page gets the policy, the loader and the address of its own data', () => {
  expect(processPages(at(), target)).toEqual([]);
  for (const [name, flight] of [
    ['index.html', '/site/index.txt'],
    ['404.html', '/site/_not-found.txt'],
    ['career/apply/QA & Test.html', '/site/career/apply/QA%20%26%20Test.txt'],
  ] as const) {
    const html = read(name).toString();
    expect(html).toContain("connect-src 'self' https://forms.example;");
    expect(html).toContain(`&quot;flight&quot;:&quot;${flight}&quot;`);
    const loader = /src="\/site\/(_next\/static\/start-\w+\.js)"/.exec(html)?.[1] ?? '';
    expect(existsSync(at(loader))).toBe(true);
  }
  expect(existsSync(at('career/apply/QA & Test/__next._full.txt'))).toBe(false);
});

test('pages with the same styles share one file that holds them in their order', () => {
  processPages(at(), target);
  const [first, ...others] = ['index.html', '404.html'].map(
    (name) => /href="\/site\/(_next\/static\/page-\w+\.css)"/.exec(read(name).toString())?.[1],
  );
  expect(others).toEqual([first]);
  expect(read(first ?? '').toString()).toBe('a { color: red }\nb { color: blue }');
});

test('a page that cannot be processed is named', () => {
  write({
    'index.html': belowBasePath(samplePage('<p style="a">Text</p>', 'start')),
    '_not-found.txt': 'another build',
  });
  expect(processPages(at(), target)).toEqual([
    '404.html has other data than _not-found.txt',
    'index.html has an inline style: <p style="a">',
  ]);
});

test('pictures that nothing refers to are not in the export', async () => {
  write({
    'art/shown.svg': '<svg/>',
    'art/inlined.svg': '<svg/>',
    'feed.xml': '<img src="https://a.example/site/art/shown.svg">',
  });
  await postProcess(at(), target);
  expect(existsSync(at('art/shown.svg'))).toBe(true);
  expect(existsSync(at('art/inlined.svg'))).toBe(false);
});

test('text lies ready in two compressed forms; what gains nothing does not', async () => {
  expect(await postProcess(at(), target)).toEqual({ ok: true });
  expect(brotliDecompressSync(read('a.css.br'))).toEqual(read('a.css'));
  expect(gunzipSync(read('a.css.gz'))).toEqual(read('a.css'));
  expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(existsSync(at('tiny.css.br'))).toBe(false);
  expect(existsSync(at('photo.png.br'))).toBe(false);
});
