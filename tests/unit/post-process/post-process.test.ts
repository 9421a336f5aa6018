/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postProcess, processPages } from '@/scripts/build/post-process/post-process';
import { sampleFiles, samplePage, writeFiles } from './sample-export';

const target = { basePath: '/site', formEndpoint: 'https://forms.example/submit' };
const belowBasePath = (html: string) => html.replaceAll('"/_next/', '"/site/_next/');

let top = '';
let out = '';

function writeExport(): void {
  out = mkdtempSync(path.join(top, 'export-'));
  const files = Object.entries(sampleFiles()).map(([name, text]) => [name, belowBasePath(text)]);
  writeFiles(out, {
    ...(Object.fromEntries(files) as Record<string, string>),
    'a.css': 'p { color: var(--ink) }\n'.repeat(100),
    'tiny.css': 'p {}',
    'b.txt': 'Read me. '.repeat(200),
    'twin.txt': 'Read me. '.repeat(200),
    'packet.txt': 'Read me. '.repeat(100),
    'photo.png': 'x'.repeat(2000),
  });
}

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'project-'));
  writeExport();
});

afterEach(() => {
  rmSync(top, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(out, name));

test('every page gets the policy, the loader and the address of its own data', () => {
  expect(processPages(out, target)).toEqual([]);
  for (const [name, flight] of [
    ['index.html', '/site/index.txt'],
    ['404.html', '/site/_not-found.txt'],
    ['career/apply/QA & Test.html', '/site/career/apply/QA%20%26%20Test.txt'],
  ] as const) {
    const html = read(name).toString();
    expect(html).toContain("connect-src 'self' https://forms.example;");
    expect(html).toContain(`&quot;flight&quot;:&quot;${flight}&quot;`);
    const loader = /src="\/site\/(_next\/static\/start-\w+\.js)"/.exec(html)?.[1] ?? '';
    expect(existsSync(path.join(out, loader))).toBe(true);
  }
  expect(existsSync(path.join(out, 'career/apply/QA & Test/__next._full.txt'))).toBe(false);
});

test('pages with the same styles share one file that holds them in their order', () => {
  processPages(out, target);
  const [first, ...others] = ['index.html', '404.html'].map(
    (name) => /href="\/site\/(_next\/static\/page-\w+\.css)"/.exec(read(name).toString())?.[1],
  );
  expect(others).toEqual([first]);
  expect(read(first ?? '').toString()).toBe('a { color: red }\nb { color: blue }');
});

test('a page that cannot be processed is named', () => {
  writeFiles(out, {
    'index.html': belowBasePath(samplePage('<p style="a">Text</p>', 'start')),
    '_not-found.txt': 'another build',
  });
  expect(processPages(out, target)).toEqual([
    '404.html has other data than _not-found.txt',
    'index.html has an inline style: <p style="a">',
  ]);
});

test('what no browser asks for is not in the export', () => {
  processPages(out, target);
  expect(existsSync(path.join(out, '_not-found.html'))).toBe(false);
  expect(existsSync(path.join(out, '_next/static/1a2b/_buildManifest.js'))).toBe(false);
});

test('pictures that nothing refers to are not in the export', async () => {
  writeFiles(out, {
    'art/shown.svg': '<svg/>',
    'art/inlined.svg': '<svg/>',
    'feed.xml': '<img src="https://a.example/site/art/shown.svg">',
  });
  await postProcess(out, target);
  expect(existsSync(path.join(out, 'art/shown.svg'))).toBe(true);
  expect(existsSync(path.join(out, 'art/inlined.svg'))).toBe(false);
});

test('text lies ready in two compressed forms; what gains nothing does not', async () => {
  expect(await postProcess(out, target)).toEqual({ ok: true });
  expect(brotliDecompressSync(read('a.css.br'))).toEqual(read('a.css'));
  expect(gunzipSync(read('a.css.gz'))).toEqual(read('a.css'));
  expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(existsSync(path.join(out, 'tiny.css.br'))).toBe(false);
  expect(existsSync(path.join(out, 'photo.png.br'))).toBe(false);
});
