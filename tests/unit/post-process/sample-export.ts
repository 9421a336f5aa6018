/** As a framework may write it. */
export const samplePage = (body: string): string =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/site/_next/static/a.js"/>' +
  '<link rel="preload" href="/site/_next/static/late.css" as="style"/>' +
  '<link rel="preload" href="/site/_next/static/text.woff2" as="font" crossorigin=""/>' +
  '<link rel="stylesheet" href="/site/_next/static/a.css" data-order="1"/>' +
  '<script src="/site/_next/static/a.js" async=""></script>' +
  '<link rel="stylesheet" href="/site/_next/static/b.css" data-order="1"/></head>' +
  `<body><main>${body}</main><script>(self.data = []).push("<p>")</script></body></html>`;

export const sampleFiles = (): Record<string, string> => ({
  'index.html': samplePage('<a href="/site/career/apply/QA%20%26%20Test%20(C)">QA</a>'),
  '404.html': samplePage('<img src="/site/art/shown.svg" alt=""/>'),
  'copy-of-404.html': samplePage('<p>Nothing leads here</p>'),
  'career/apply/QA & Test (C).html': samplePage('<form data-behavior="contact-form"></form>'),
  'career/apply/QA & Test (C).txt': 'data',
  'sitemap.xml': '<loc>https://a.example/site/unlinked?a=1&amp;b=2</loc>',
  'unlinked.html': samplePage('<p>Text</p>'),
  'robots.txt': '',
  '_next/static/a.css': 'a { background: url("media/a.png") }',
  '_next/static/b.css': 'b { color: blue }',
  '_next/static/media/a.png': 'png',
  '_next/static/a.js': 'script',
  '_next/static/text.woff2': 'font',
  'art/shown.svg': '<svg/>',
  'art/inlined.svg': '<svg/>',
});
