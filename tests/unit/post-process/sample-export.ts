const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;

export const samplePage = (body: string, ...flight: string[]): string =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  '<link rel="preload" href="/_next/static/missing.css" as="style"/>' +
  '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/_next/static/b.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><main>${body}</main>` +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["b.js"]});</script>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${flight.map(push).join('')}</body></html>`;

export const sampleFiles = (): Record<string, string> => ({
  'index.html': samplePage('Start', 'start'),
  'index.txt': 'start',
  '404.html': samplePage('Missing', 'missing'),
  '_not-found.html': samplePage('Missing', 'missing'),
  '_not-found.txt': 'missing',
  'career/apply/QA & Test.html': samplePage('Job', 'job'),
  'career/apply/QA & Test.txt': 'job',
  'career/apply/QA & Test/__next._full.txt': 'job',
  'career/apply/QA & Test/__next._tree.txt': 'tree',
  '_next/static/1a2b/_buildManifest.js': 'self.__BUILD_MANIFEST = {};',
  '_next/static/a.css': 'a { color: red }',
  '_next/static/b.css': 'b { color: blue }',
  '_next/static/chunks/turbopack-1.js': 'globalThis.TURBOPACK; self.__next_f;',
  '_next/static/chunks/a.js':
    'q(`link[rel="stylesheet"][${e}]`); q("script[async]" + e); create("next-route-announcer")',
});
