/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createHost } from '@/scripts/shared/preview-server/preview-server';
import { type HostRules } from '@/scripts/shared/preview-server/rules';
import { close, listen } from '@/scripts/shared/listen';

const style = 'body { color: red }';
const files: Record<string, string | Buffer> = {
  'index.html': 'start page',
  '404.html': 'not-found page',
  'about-us.html': 'about us',
  'about-us.html.br': brotliCompressSync('about us'),
  'about-us.html.gz': gzipSync('about us'),
  'career/apply/QA & Test Engineer (C++).html': 'tester',
  'career/apply/QA & Test Engineer (C++)/__next._tree.txt': 'tester payload',
  'career/apply/Senior .NET Developer.html': 'developer',
  'career/apply/Senior .NET Developer/__next._tree.txt': 'developer payload',
  'career/apply/हिन्दी अनुवादक.html': 'translator',
  'courses/__next.courses.$d$slug.__PAGE__.txt': 'course payload',
  'docs/index.html': 'folder start page',
  'odd/100%.txt': 'per cent',
  'odd/empty.txt': '',
  '_next/static/chunks/a1b2.css': style,
  'art/map.svg': '<svg/>',
  'video/tour.mp4': '0123456789',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'font.woff2': 'font',
  'picture.avif': 'avif',
  'picture.webp': 'webp',
  'favicon.ico': 'icon',
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

let folder: string;
let port: number;
let server: Server;

/** Without normalization, as an attacker could. */
function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  atPort = port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: atPort, path: url, method, headers },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode,
            headers: incoming.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function withHost(
  options: { basePath?: string; rules?: HostRules },
  visit: (askHere: (url: string) => Promise<Answer>) => Promise<void>,
): Promise<void> {
  const other = createHost({ folder, ...options });
  const otherPort = await listen(other, 0);
  try {
    await visit((url) => ask(url, {}, 'GET', otherPort));
  } finally {
    await close(other);
  }
}

beforeAll(async () => {
  const top = mkdtempSync(path.join(tmpdir(), 'host-'));
  writeFileSync(path.join(top, 'secret.txt'), 'secret');
  folder = path.join(top, 'out');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  server = createHost({ folder });
  port = await listen(server, 0);
});

afterAll(async () => {
  await close(server);
  rmSync(path.dirname(folder), { recursive: true });
});

describe('the preview host', () => {
  it.each([
    ['/', 'start page'],
    ['/about-us', 'about us'],
    ['/about-us?from=mail', 'about us'],
    ['/docs', 'folder start page'],
    ['/career/apply/QA%20%26%20Test%20Engineer%20(C%2B%2B)', 'tester'],
    ['/career/apply/QA%20&%20Test%20Engineer%20(C++)', 'tester'],
    ['/career/apply/QA%20%26%20Test%20Engineer%20(C%2B%2B)/__next._tree.txt', 'tester payload'],
    ['/career/apply/Senior%20.NET%20Developer', 'developer'],
    ['/career/apply/Senior%20.NET%20Developer/__next._tree.txt', 'developer payload'],
    [`/career/apply/${encodeURIComponent('हिन्दी अनुवादक')}`, 'translator'],
    ['/courses/__next.courses.$d$slug.__PAGE__.txt', 'course payload'],
    ['/courses/__next.courses.%24d%24slug.__PAGE__.txt', 'course payload'],
    ['/odd/100%25.txt', 'per cent'],
    ['/odd/empty.txt', ''],
  ])('answers %s', async (url, text) => {
    expect(await ask(url)).toMatchObject({ status: 200, text });
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about-us', 'text/html; charset=utf-8'],
    ['/career/apply/Senior%20.NET%20Developer', 'text/html; charset=utf-8'],
    ['/courses/__next.courses.$d$slug.__PAGE__.txt', 'text/plain; charset=utf-8'],
    ['/_next/static/chunks/a1b2.css', 'text/css; charset=utf-8'],
    ['/art/map.svg', 'image/svg+xml'],
    ['/font.woff2', 'font/woff2'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/picture.avif', 'image/avif'],
    ['/picture.webp', 'image/webp'],
    ['/favicon.ico', 'image/x-icon'],
    ['/video/tour.mp4', 'video/mp4'],
  ])('says the content type of %s', async (url, type) => {
    expect((await ask(url)).headers['content-type']).toBe(type);
  });

  it.each(['/nowhere', '/career', '/career/apply', '/About-Us', '/about-us.html.br'])(
    'answers %s with the not-found page, and lists no folder',
    async (url) => {
      expect(await ask(url)).toMatchObject({ status: 404, text: 'not-found page' });
    },
  );

  it.each([
    '/../secret.txt',
    '/career/apply%2FSenior%20.NET%20Developer',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/docs/../../secret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
    '/%',
    '/%ff',
    'http://127.0.0.1/../secret.txt',
  ])('refuses %s', async (url) => {
    expect((await ask(url)).status).toBe(400);
  });

  it('leads a trailing slash to the address without it', async () => {
    const answer = await ask('/career/apply/Senior%20.NET%20Developer/?from=mail');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/career/apply/Senior%20.NET%20Developer?from=mail');
  });

  it('answers HEAD as GET without the content', async () => {
    const answer = await ask('/about-us', {}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe('8');
  });

  it('answers no other method', async () => {
    const answer = await ask('/about-us', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('lets hashed files be kept for a year and has all others asked for again', async () => {
    const cache = async (url: string) => (await ask(url)).headers['cache-control'];
    expect(await cache('/_next/static/chunks/a1b2.css')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cache('/about-us')).toBe('no-cache');
    expect(await cache('/nowhere')).toBe('no-cache');
  });

  it('answers 304 while the copy of the visitor is current', async () => {
    const { etag = '' } = (await ask('/about-us')).headers;
    expect(await ask('/about-us', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    });
    expect((await ask('/about-us', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await ask('/about-us', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('sends the ready compressed file that the visitor prefers', async () => {
    const br = await ask('/about-us', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(br.body).toString()).toBe('about us');

    const gzip = await ask('/about-us', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe('about us');

    const plain = await ask('/about-us', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('sends the part %s', async (range, contentRange, text) => {
    const answer = await ask('/video/tour.mp4', { range });
    expect(answer).toMatchObject({ status: 206, text });
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('refuses a part beyond the end', async () => {
    const answer = await ask('/video/tour.mp4', { range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=-'])(
    'sends the whole file for %s',
    async (range) => {
      expect(await ask('/video/tour.mp4', { range })).toMatchObject({
        status: 200,
        text: '0123456789',
      });
    },
  );

  it('sends the whole file when the part is of an older version', async () => {
    const answer = await ask('/video/tour.mp4', { range: 'bytes=0-3', 'if-range': '"old"' });
    expect(answer.status).toBe(200);
  });

  it('serves a new build without a restart', async () => {
    expect((await ask('/new-page')).status).toBe(404);
    writeFileSync(path.join(folder, 'new-page.html'), 'new');
    utimesSync(path.join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await ask('/new-page')).text).toBe('new');
  });

  it('serves the site below a base path and nothing beside it', async () => {
    await withHost({ basePath: '/website' }, async (askHere) => {
      expect((await askHere('/website')).text).toBe('start page');
      expect((await askHere('/website/about-us')).text).toBe('about us');
      expect((await askHere('/about-us')).status).toBe(404);
      expect((await askHere('/websites')).status).toBe(404);
      expect((await askHere('/website/about-us/')).headers.location).toBe('/website/about-us');
    });
  });

  it('follows rules for paths that no file answers, and sends the headers of the rules', async () => {
    const rules: HostRules = {
      headers: { 'x-content-type-options': 'nosniff' },
      redirects: [
        { from: '/courses/power-bi', to: '/about-us', ignoreCase: true },
        { from: '/about-us', to: '/docs', ignoreCase: true },
      ],
    };
    await withHost({ basePath: '/website', rules }, async (askHere) => {
      const answer = await askHere('/website/courses/Power-BI?x=1');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe('/website/about-us?x=1');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect((await askHere('/website/about-us')).text).toBe('about us');
      expect((await askHere('/website/ABOUT-US')).headers.location).toBe('/website/docs');
    });
  });

  it('is reached from this machine only', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});
