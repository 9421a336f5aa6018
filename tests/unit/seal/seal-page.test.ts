/** @jest-environment node */
import { Script } from 'node:vm';
import { readTags } from '@/scripts/budgets/tags';
import { buildFirstSteps, buildLoader } from '@/scripts/seal/build-scripts';
import { sealPage } from '@/scripts/seal/seal-page';
import type { StartPlan } from '@/scripts/seal/start-plan';
import { SealError } from '@/scripts/seal/take-apart';
import { textHash } from '@/scripts/seal/text-hash';

const push = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;

/** A page as `next build` exports it. */
const exported = (body: string) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  '<link rel="preload" href="/missing-page.css" as="style"/>' +
  '<link rel="stylesheet" href="/css/a.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/css/b.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
  '<script src="/_next/a.js" async=""></script>' +
  '<script src="/_next/turbopack-1.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head>' +
  `<body><main>${body}</main>` +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["b.js"]});</script>' +
  '<script src="/_next/b.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${push('1:"a"\n')}${push('2:"</script>"\n')
    .replaceAll('<', '\\u003c')
    .replace('\\u003cscript', '<script')
    .replace(/\\u003c\/script>$/, '</script>')}` +
  '</body></html>';

const options = {
  policy: "default-src 'self'",
  loader: '/_next/start.js',
  firstSteps: '/_next/first-steps.js',
  flightUrl: '/about-us.txt',
  mergeStyles: (hrefs: readonly string[]) => hrefs.join('+'),
};
const seal = (body: string) => sealPage(exported(body), options);

function planOf(html: string): StartPlan {
  const tag = readTags(html).find(({ attributes }) => attributes.has('data-start'));
  return JSON.parse(tag?.attributes.get('data-start') ?? '') as StartPlan;
}

test('the policy stands before anything that it governs', () => {
  const { html } = seal('<p>Text</p>');
  expect(html).toContain(
    '<head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>`,
  );
});

test('no inline script and none of the framework is left, only its loader', () => {
  const { html } = seal('<p>Text</p>');
  const scripts = [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)];
  expect(scripts.map(([, inline]) => inline)).toEqual(['']);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('<body><main><p>Text</p></main></body>');
});

test('the loader is told what the page had said', () => {
  const { html, flight } = seal('<p>Text</p>');
  expect(flight).toBe('1:"a"\n2:"</script>"\n');
  expect(planOf(html)).toEqual({
    flight: '/about-us.txt',
    hash: textHash(flight),
    chunks: ['/_next/a.js', '/_next/b.js'],
    runtime: '/_next/turbopack-1.js',
    entry: { otherChunks: ['b.js'] },
  });
});

test('one style sheet stands before the many, which the framework finds and no browser fetches', () => {
  const { html } = seal('<p>Text</p>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/css/a.css+/css/b.css"/>' +
      '<link rel="stylesheet" href="/css/a.css" data-precedence="next" disabled=""/>' +
      '<link rel="stylesheet" href="/css/b.css" data-precedence="next" disabled=""/>',
  );
});

test('structured data stays as it is', () => {
  const data = '<script type="application/ld+json">{"name":"Samvaya"}</script>';
  expect(seal(data).html).toContain(data);
});

test.each([
  ['<script>alert(1)</script>', /inline script that is not known: alert/],
  ['<style>p { color: red }</style>', /<style> element/],
  ['<p style="color:red">Text</p>', /inline style: <p style="color:red">/],
  ['<p onclick="alert(1)">Text</p>', /inline handler: <p onclick="alert\(1\)">/],
  ['<a href="javascript:alert(1)">Text</a>', /script as an address/],
  ['<div data-start-when="visibel"></div>', /unknown time .*data-start-when="visibel"/],
])('%s fails the build', (body, message) => {
  expect(() => seal(body)).toThrow(SealError);
  expect(() => seal(body)).toThrow(message);
});

test('a page that the seal does not know fails the build', () => {
  expect(() => sealPage('<html><head></head></html>', options)).toThrow(/lacks a script/);
});

test.each(['now', 'visible', 'used', '(min-width: 64rem)'])(
  'a part may ask for its script: %s',
  (when) => {
    expect(() => seal(`<div data-start-when="${when}"></div>`)).not.toThrow();
  },
);

test('a part whose first step needs a script brings one, which runs before the loader', () => {
  const steps = '<script src="/_next/first-steps.js" defer=""></script>';
  expect(seal('<p>Text</p>').html).not.toContain(steps);
  expect(seal('<div data-first-step=""></div>').html).toContain(
    `${steps}<script src="/_next/start.js"`,
  );
});

test.each([
  ['start', buildLoader],
  ['first-steps', buildFirstSteps],
])('%s is one small script of its own', (file, build) => {
  const { name, code } = build();
  expect(name).toMatch(new RegExp(`^_next/static/${file}-[0-9a-f]{12}\\.js$`));
  expect(code).not.toMatch(/\b(?:import|export|require)\b/);
  expect(() => new Script(code)).not.toThrow();
});
