/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postProcess, processPages } from '@/scripts/export/post-process/post-process';
import { temporaryFolder } from '../temporary-folder';
import { sampleFiles, samplePage } from './sample-export';

const target = {
  basePath: '/site',
  formEndpoint: 'https://forms.example/submit',
  formAccessKey: 'key-1',
};

const { at, write } = temporaryFolder();

beforeEach(() => {
  write(sampleFiles());
});

const read = (name: string) => readFileSync(at(name));
const addressesIn = (name: string, pattern: RegExp) =>
  [...read(name).toString().matchAll(pattern)].map(([, address]) => address ?? '');

test('every page gets the policy and scripts that are there', () => {
  expect(processPages(at(), target)).toEqual([]);
  for (const [name, count] of [
    ['index.html', 1],
    ['career/apply/QA & Test (C).html', 2],
  ] as const) {
    expect(read(name).toString()).toContain("connect-src 'self' https://forms.example;");
    const scripts = addressesIn(name, /src="\/site\/(_next\/static\/\w+-\w+\.js)"/g);
    expect(scripts).toHaveLength(count);
    expect(scripts.every((script) => existsSync(at(script)))).toBe(true);
  }
});

test('pages with the same styles share one file that holds them in their order', () => {
  processPages(at(), target);
  const [first, ...others] = ['index.html', '404.html'].flatMap((name) =>
    addressesIn(name, /rel="stylesheet" href="\/site\/(_next\/static\/page-\w+\.css)"/g),
  );
  expect(others).toEqual([first]);
  expect(read(first ?? '').toString()).toBe(
    'a { background: url("media/a.png") }\nb { color: blue }',
  );
});

test('each mistake is named with its page', () => {
  write({ 'index.html': samplePage('<p style="a">Text</p>') });
  expect(processPages(at(), target)).toEqual(['index.html has an inline style: <p style="a">']);
});

test('what nothing leads to is not in the export', async () => {
  expect(await postProcess(at(), target)).toEqual({ ok: true });
  const isThere = Object.keys(sampleFiles()).filter((name) => existsSync(at(name)));
  expect(isThere).toEqual([
    'index.html',
    '404.html',
    'career/apply/QA & Test (C).html',
    'sitemap.xml',
    'unlinked.html',
    'robots.txt',
    '_next/static/media/a.png',
    '_next/static/text.woff2',
    'art/shown.svg',
  ]);
});

test('text lies ready in two compressed forms; what gains nothing does not', async () => {
  write({ 'index.html': samplePage('<p>Text</p>'.repeat(100)) });
  await postProcess(at(), target);
  expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(gunzipSync(read('index.html.gz'))).toEqual(read('index.html'));
  expect(existsSync(at('art/shown.svg.br'))).toBe(false);
  expect(existsSync(at('_next/static/media/a.png.br'))).toBe(false);
});
