/** @jest-environment node */
import { Script } from 'node:vm';
import { pageScript } from '@/scripts/export/post-process/page-scripts';
import { SPECULATION_RULES, processPage } from '@/scripts/export/post-process/process-page';
import { VIEW_TRANSITION } from '@/scripts/hosts/security-headers';
import { samplePage } from './sample-export';

const options = {
  policy: "default-src 'self'",
  scripts: { page: '/page.js', forms: '/forms.js' },
  mergeStyles: (hrefs: readonly string[]) => hrefs.join('+'),
};
const processed = (body: string) => processPage(samplePage(body), options);
const scriptsOf = (body: string) =>
  [...processed(body).html.matchAll(/<script( src[^>]*)>/g)].map(([, attributes]) => attributes);

test('the policy, the view transition, the page script and the rules of prefetching follow the charset', () => {
  expect(processed('<p>Text</p>').html).toContain(
    '<head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>` +
      `<style>${VIEW_TRANSITION}</style>` +
      '<script src="/page.js" defer=""></script>' +
      `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  );
});

test('of what was exported no script is left, nor what would fetch one', () => {
  const { html, mistakes } = processed('<p>Text</p>');
  expect(mistakes).toEqual([]);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script src="/page.js" defer="">',
    '<script type="speculationrules">',
  ]);
  expect([...html.matchAll(/rel="preload"/g)]).toHaveLength(1);
  expect(html).toContain('text.woff2');
  expect(html).toContain('<body><main><p>Text</p></main></body>');
});

test('one style sheet stands in the place of the first', () => {
  const { html } = processed('');
  expect([...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/site/_next/static/a.css+/site/_next/static/b.css',
  ]);
});

test('a page with a form has the script of forms, too', () => {
  expect(scriptsOf('<form data-behavior="enquiry-form"></form>')).toHaveLength(2);
  expect(scriptsOf('<main data-behavior="accordion links"></main>')).toHaveLength(1);
});

test('structured data stays as it is', () => {
  const data = '<script type="application/ld+json">{"name":"Samvaya"}</script>';
  expect(processed(data).html).toContain(data);
});

test.each([
  ['<style>p { color: red }</style>', /<style> element/],
  ['<p style="color:red">Text</p>', /inline style: <p style="color:red">/],
  ['<p onclick="alert(1)">Text</p>', /inline handler: <p onclick="alert\(1\)">/],
  ['<a href="javascript:alert(1)">Text</a>', /script as an address/],
  ['<script type="module" src="/a.js"></script>', /script of an unknown type: module/],
  ['<div data-behavior="tabs carousel"></div>', /unknown data-behavior="carousel"/],
])('%s fails the build', (body, message) => {
  expect(processed(body).mistakes).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['a charset', /<meta charSet[^>]*>/g],
  ['a style sheet', /<link rel="stylesheet"[^>]*>/g],
])('a page without %s fails the build', (what, pattern) => {
  const page = samplePage('').replaceAll(pattern, '');
  expect(processPage(page, options).mistakes).toEqual([
    expect.stringContaining(what.replace('a ', 'no ')),
  ]);
});

test.each(['page', 'forms'] as const)('the %s script is one script without modules', (name) => {
  const code = pageScript(name, {
    basePath: '/site',
    formEndpoint: 'https://forms.example/submit',
    formAccessKey: 'key-1',
  });
  expect(code).not.toMatch(/\b(?:import|export|require)\b|process\.env/);
  if (name === 'forms') expect(code).toContain('https://forms.example/submit');
  expect(() => new Script(code)).not.toThrow();
});
