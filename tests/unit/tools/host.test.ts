/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHost } from '@/scripts/shared/preview-server/preview-server';
import { type HostRules } from '@/scripts/hosts/hosted-site';
import { close, listen } from '@/scripts/shared/listen';
import { type Answer, ask } from '../../hosts/ask';

const files: Record<string, string | Buffer> = {
  'index.html': 'start page',
  '404.html': 'not-found page',
  'about-us.html': 'about us',
  'about-us.html.br': brotliCompressSync('about us'),
  'about-us.html.gz': gzipSync('about us'),
  'career/apply/QA & Test Engineer (C++).html': 'tester',
  'career/apply/Senior .NET Developer.html': 'developer',
  'career/apply/Senior .NET Developer/__next._tree.txt': 'developer payload',
  'career/apply/हिन्दी अनुवादक.html': 'translator',
  'courses/__next.courses.$d$slug.__PAGE__.txt': 'course payload',
  'odd/100%.txt': 'per cent',
  'odd/empty.txt': '',
  'video/tour.mp4': '0123456789',
};

let folder: string;
let port: number;
let server: Server;

async function withHost(
  options: { basePath?: string; rules?: HostRules },
  visit: (askHere: (url: string) => Promise<Answer>) => Promise<void>,
): Promise<void> {
  const other = createHost({ folder, ...options });
  const otherPort = await listen(other, 0);
  try {
    await visit((url) => ask(otherPort, url));
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
    ['/about-us?from=mail', 'about us'],
    ['/career/apply/QA%20%26%20Test%20Engineer%20(C%2B%2B)', 'tester'],
    ['/career/apply/QA%20&%20Test%20Engineer%20(C++)', 'tester'],
    ['/career/apply/Senior%20.NET%20Developer', 'developer'],
    ['/career/apply/Senior%20.NET%20Developer/__next._tree.txt', 'developer payload'],
    [`/career/apply/${encodeURIComponent('हिन्दी अनुवादक')}`, 'translator'],
    ['/courses/__next.courses.$d$slug.__PAGE__.txt', 'course payload'],
    ['/courses/__next.courses.%24d%24slug.__PAGE__.txt', 'course payload'],
    ['/odd/100%25.txt', 'per cent'],
    ['/odd/empty.txt', ''],
  ])('answers %s', async (url, text) => {
    expect(await ask(port, url)).toMatchObject({ status: 200, text });
  });

  it.each([
    '/../secret.txt',
    '/career/apply%2FSenior%20.NET%20Developer',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/secret.txt%00.html',
    '/%ff',
    'http://127.0.0.1/../secret.txt',
  ])('refuses %s', async (url) => {
    expect((await ask(port, url)).status).toBe(400);
  });

  it.each([
    ['bytes=0-3', 206, '0123'],
    ['bytes=7-', 206, '789'],
    ['bytes=-2', 206, '89'],
    ['bytes=8-99', 206, '89'],
    ['bytes=0-1,4-5', 200, '0123456789'],
    ['bytes=5-2', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ])('answers the range %s with %i and %s', async (range, status, text) => {
    const answer = await ask(port, '/video/tour.mp4', { headers: { range } });
    expect(answer).toMatchObject({ status, text });
  });

  it('serves a new build without a restart', async () => {
    expect((await ask(port, '/new-page')).status).toBe(404);
    writeFileSync(path.join(folder, 'new-page.html'), 'new');
    utimesSync(path.join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await ask(port, '/new-page')).text).toBe('new');
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
        { from: '/courses/power-bi', to: '/about-us' },
        { from: '/about-us', to: '/docs' },
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
