/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sealExport, sealPages } from '@/scripts/seal/seal-export';

const target = { basePath: '/site', formEndpoint: 'https://forms.example/submit' };
const styles =
  '<link rel="stylesheet" href="/site/_next/static/a.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/site/_next/static/b.css" data-precedence="next"/>';
const page = (flight: string) =>
  `<html><head><meta charSet="utf-8"/>${styles}` +
  '<script src="/site/_next/turbopack-1.js" async=""></script>' +
  '</head><body><script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>' +
  `<script>self.__next_f.push([1,${JSON.stringify(flight)}])</script></body></html>`;

let root = '';
let out = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seal-'));
  out = path.join(root, 'out');
  mkdirSync(path.join(out, '_next/static/chunks'), { recursive: true });
  mkdirSync(path.join(out, 'career/apply'), { recursive: true });
  const files = {
    'index.html': page('start'),
    'index.txt': 'start',
    '404.html': page('missing'),
    '_not-found.txt': 'missing',
    'career/apply/QA & Test.html': page('job'),
    'career/apply/QA & Test.txt': 'job',
    'career/apply/__next._full.txt': 'job',
    'a.css': 'p { color: var(--ink) }\n'.repeat(100),
    '_next/static/a.css': 'a { color: red }',
    '_next/static/b.css': 'b { color: blue }',
    '_next/static/chunks/a.js': 'go();',
    'lib.js': 'go();',
    'tiny.css': 'p {}',
    'photo.png': 'x'.repeat(2000),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(out, name));

test('every page gets the policy, the loader and the address of its own data', () => {
  expect(sealPages(out, target)).toEqual([]);
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
  expect(existsSync(path.join(out, 'career/apply/__next._full.txt'))).toBe(false);
});

test('pages with the same styles share one file that holds them in their order', () => {
  sealPages(out, target);
  const [first, ...others] = ['index.html', '404.html'].map(
    (name) => /href="\/site\/(_next\/static\/page-\w+\.css)"/.exec(read(name).toString())?.[1],
  );
  expect(others).toEqual([first]);
  expect(read(first ?? '').toString()).toBe('a { color: red }\nb { color: blue }');
});

test('the scripts of the framework begin with the comment that has them compiled while they load', () => {
  sealPages(out, target);
  sealPages(out, target);
  expect(read('_next/static/chunks/a.js').toString()).toBe('//# allFunctionsCalledOnLoad\ngo();');
  expect(read('lib.js').toString()).toBe('go();');
});

test('a page that cannot be sealed is named', () => {
  writeFileSync(path.join(out, 'index.html'), page('start').replace('<body>', '<body style="a">'));
  writeFileSync(path.join(out, 'index.txt'), 'start');
  writeFileSync(path.join(out, '_not-found.txt'), 'another build');
  expect(sealPages(out, target)).toEqual([
    '404.html has other data than _not-found.txt',
    'index.html has an inline style: <body style="a">',
  ]);
});

test('text lies ready in two compressed forms; what gains nothing does not', async () => {
  expect(await sealExport(out, target)).toEqual({ ok: true });
  expect(brotliDecompressSync(read('a.css.br'))).toEqual(read('a.css'));
  expect(gunzipSync(read('a.css.gz'))).toEqual(read('a.css'));
  expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(existsSync(path.join(out, 'tiny.css.br'))).toBe(false);
  expect(existsSync(path.join(out, 'photo.png.br'))).toBe(false);
});
