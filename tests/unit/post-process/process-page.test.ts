/** @jest-environment node */
import { Script } from 'node:vm';
import { readTags } from '@/scripts/shared/tags';
import { buildPageScript } from '@/scripts/build/post-process/build-scripts';
import { PageError } from '@/scripts/build/post-process/page-error';
import { processPage } from '@/scripts/build/post-process/process-page';
import type { StartPlan } from '@/scripts/shared/start-plan';
import { textHash } from '@/scripts/build/post-process/text-hash';
import { samplePage } from './sample-export';

const options = {
  policy: "default-src 'self'",
  scriptFor: (behaviors: readonly string[]) => `/_next/start-${behaviors.join('-')}.js`,
  flightUrl: '/about-us.txt',
  mergeStyles: (hrefs: readonly string[]) => hrefs.join('+'),
};
const processed = (body: string) =>
  processPage(samplePage(body, '1:"a"\n', '2:"</script>"\n'), options);

function planOf(html: string): StartPlan {
  const tag = readTags(html).find(({ attributes }) => attributes.has('data-start'));
  return JSON.parse(tag?.attributes.get('data-start') ?? '') as StartPlan;
}

test('the policy stands before anything that it governs', () => {
  const { html } = processed('<p>Text</p>');
  expect(html).toContain(
    '<head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>`,
  );
});

test('no inline script and none of the framework is left, only the page script', () => {
  const { html } = processed('<p>Text</p>');
  const scripts = [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)];
  expect(scripts.map(([, inline]) => inline)).toEqual(['']);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('<body><main><p>Text</p></main></body>');
});

test('the page script receives the data of the removed scripts', () => {
  const { html, flight } = processed('<p>Text</p>');
  expect(flight).toBe('1:"a"\n2:"</script>"\n');
  expect(planOf(html)).toEqual({
    flight: '/about-us.txt',
    hash: textHash(flight),
    chunks: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
    runtime: '/_next/static/chunks/turbopack-1.js',
    entry: { otherChunks: ['b.js'] },
  });
});

test('one style sheet stands before the many, which the framework finds and no browser fetches', () => {
  const { html } = processed('<p>Text</p>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/_next/static/a.css+/_next/static/b.css"/>' +
      '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next" disabled=""/>' +
      '<link rel="stylesheet" href="/_next/static/b.css" data-precedence="next" disabled=""/>',
  );
});

test('structured data stays as it is', () => {
  const data = '<script type="application/ld+json">{"name":"Samvaya"}</script>';
  expect(processed(data).html).toContain(data);
});

test.each([
  ['<script>alert(1)</script>', /unknown script: <script>alert/],
  ['<style>p { color: red }</style>', /<style> element/],
  ['<p style="color:red">Text</p>', /inline style: <p style="color:red">/],
  ['<p onclick="alert(1)">Text</p>', /inline handler: <p onclick="alert\(1\)">/],
  ['<a href="javascript:alert(1)">Text</a>', /script as an address/],
])('%s fails the build', (body, message) => {
  expect(() => processed(body)).toThrow(PageError);
  expect(() => processed(body)).toThrow(message);
});

test('a page without what starts the framework fails the build by its name', () => {
  const page = samplePage('<p>Text</p>', 'data').replaceAll('turbopack-1', 'runtime');
  expect(() => processPage(page, options)).toThrow(/lacks .*"runtime script"/);
});

test('a script of another origin fails the build', () => {
  expect(() => processed('<script src="https://elsewhere.example/a.js"></script>')).toThrow(
    /unknown script: <script src="https:/,
  );
});

test('a page has one script, with the behaviors of its elements', () => {
  const scriptsOf = (body: string) =>
    [...processed(body).html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
  expect(scriptsOf('<p>Text</p>')).toEqual(['/_next/start-.js']);
  const body =
    '<div data-behavior="tabs"></div><nav data-behavior="main-nav"></nav><div data-behavior="tabs"></div>';
  expect(scriptsOf(body)).toEqual(['/_next/start-main-nav-tabs.js']);
});

test('the page script is one small script of its own', () => {
  const { name, code } = buildPageScript(['job-board', 'tabs'], '/site');
  expect(name).toMatch(/^_next\/static\/start-[0-9a-f]{12}\.js$/);
  expect(code).not.toMatch(/\b(?:import|export|require)\b|process\.env/);
  expect(() => new Script(code)).not.toThrow();
});

test('an unknown behavior fails the build by its name', () => {
  expect(() => buildPageScript(['tabz'], '')).toThrow(PageError);
  expect(() => buildPageScript(['tabz'], '')).toThrow(
    'unknown data-behavior="tabz"; there is no lib/browser/behaviors/tabz.ts',
  );
});
