import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { courses, jobs, publicPages } from '@/content';
import { cacheControl } from '@/scripts/hosts/cache-rules';
import { contentType } from '@/scripts/hosts/content-type';
import { HOST_FILES } from '@/scripts/hosts/hosted-site';
import type { RunningServer } from '@/scripts/test/run-server';
import { type Answer, type Question, ask } from './ask';
import { basePath, exported, exportedFile, read, rules, siteUrl } from './build';
import { hosts } from './hosts';
import { tagsOf } from './links';

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const samples = [
  'index.html',
  'about-us.html',
  'sitemap.xml',
  'rss.xml',
  'robots.txt',
  'llms.txt',
  '.well-known/security.txt',
  'manifest.webmanifest',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  exportedFile(/^_next\/static\/.*\.js$/),
  exportedFile(/^_next\/static\/chunks\/.*\.css$/),
  exportedFile(/^_next\/static\/media\/.*\.woff2$/),
  exportedFile(/^art\/.*\.svg$/),
  exportedFile(/^share\/.*\.png$/),
  exportedFile(/^downloads\//),
];

const addressOf = (name: string): string =>
  name === 'index.html' ? '/' : `/${encode(name.replace(/\.html$/, ''))}`;

const titleOf = (html: string): string | undefined =>
  tagsOf(html).find(({ name }) => name === 'title')?.text;

const notFoundTitle = titleOf(read('404.html'));

describe.each(hosts)('$name', ({ isHere, encodings, start }) => {
  if (!isHere) {
    it.skip('is not installed here', () => undefined);
    return;
  }

  let server: RunningServer;
  const get = (path: string, question?: Question): Promise<Answer> =>
    ask(server.port, path === '/' && basePath ? basePath : basePath + path, question);
  const statusOf = async (path: string, question?: Question) => (await get(path, question)).status;

  beforeAll(async () => {
    server = await start(exported);
  });

  afterAll(() => server.stop());

  it('answers every public page at its own address with its own text', async () => {
    for (const { path } of publicPages()) {
      const { status, headers, text } = await get(path);
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      const canonical = tagsOf(text)
        .find(({ attributes }) => attributes.get('rel') === 'canonical')
        ?.attributes.get('href');
      const own = siteUrl + (path === '/' ? '' : path);
      // Below a base path, that of the home page has a slash.
      expect(decodeURI(canonical ?? '').replace(/\/$/, '')).toBe(decodeURI(own));
    }
  });

  it.each(samples)('sends %s with its type and its time to be kept', async (name) => {
    const { status, headers } = await get(addressOf(name));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': contentType(name),
      'cache-control': cacheControl(`/${name}`),
    });
  });

  it('sends the security headers with every answer', async () => {
    const expected = Object.fromEntries(
      Object.entries(rules.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(Object.keys(expected)).toContain('content-security-policy');
    const script = exportedFile(/^_next\/static\/.*\.js$/);
    for (const path of ['/', '/robots.txt', `/${script}`, '/nowhere', '/courses/LS-central']) {
      expect((await get(path)).headers).toMatchObject(expected);
    }
  });

  it('does not tell its version', async () => {
    for (const path of ['/', '/nowhere']) {
      expect((await get(path)).headers.server ?? '').not.toMatch(/\d/);
    }
  });

  it.each(['gzip, deflate, br', 'gzip', 'br', 'identity'])(
    'sends text compressed to who accepts %s',
    async (accepted) => {
      const encoding = encodings.find((name) => accepted.includes(name));
      const names = samples.filter((name) => /html|css|js|svg$/.test(name));
      for (const name of names.filter((sample) => read(sample).length > 2000)) {
        const { headers, text } = await get(addressOf(name), {
          headers: { 'accept-encoding': accepted },
        });
        expect({ name, encoding: headers['content-encoding'] }).toEqual({ name, encoding });
        expect(headers).toMatchObject({
          'content-type': contentType(name),
          vary: 'Accept-Encoding',
        });
        expect(text === read(name)).toBe(true);
      }
    },
  );

  it('answers the home page with and without a slash', async () => {
    for (const path of new Set([basePath || '/', `${basePath}/`])) {
      const { status, text } = await ask(server.port, path);
      expect({ status, title: titleOf(text) }).toEqual({
        status: 200,
        title: titleOf(read('index.html')),
      });
    }
  });

  it('leads a trailing slash to the address without it, and keeps the query', async () => {
    const paths = [
      '/about-us',
      '/courses/ls-central-details',
      ...jobs.filter(({ title }) => title.includes('&')).map(({ path }) => path),
    ];
    for (const path of paths) {
      const { status, headers } = await get(`${path}/?from=mail&x=%26`);
      expect(status).toBe(301);
      const [target, query] = (headers.location ?? '').split('?');
      expect(decodeURIComponent(target ?? '')).toBe(decodeURIComponent(basePath + path));
      expect(query).toBe('from=mail&x=%26');
    }
  });

  it('answers a job title however it is encoded', async () => {
    for (const { title } of jobs) {
      const page = `/career/apply/${encodeURIComponent(title)}`;
      const loose = `/career/apply/${title.replaceAll(' ', '%20')}`;
      expect((await get(page)).text).toContain(`<h1`);
      expect(await statusOf(loose)).toBe(200);
    }
  });

  it('answers a page whose name ends like that of a file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
    const place = path.join(folder, 'career/apply');
    mkdirSync(place, { recursive: true });
    const endings = ['.js', '.css', '.txt', '.JS'];
    for (const ending of endings) writeFileSync(path.join(place, `Node${ending}.html`), ending);
    const other = await start(folder);
    try {
      for (const ending of endings) {
        const page = `${basePath}/career/apply/Node${ending}`;
        const { status, headers, text } = await ask(other.port, page);
        expect({ status, text, type: headers['content-type'] }).toEqual({
          status: 200,
          text: ending,
          type: 'text/html; charset=utf-8',
        });
      }
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('leads other spellings and short forms of a course to its one address', async () => {
    for (const { slug } of courses) {
      const short = slug.replace(/-details$/, '');
      for (const other of [slug.toUpperCase(), short, short.toUpperCase()]) {
        const { status, headers } = await get(`/courses/${other}?from=mail`);
        expect({ other, status, to: headers.location }).toEqual({
          other,
          status: 301,
          to: `${basePath}/courses/${slug}?from=mail`,
        });
      }
    }
    for (const other of ['LS-central', 'Software-Testing', 'LS-central-details']) {
      expect(await statusOf(`/courses/${other}`)).toBe(301);
    }
  });

  it.each([
    '/nowhere',
    '/blogs/999',
    '/career/apply/Unknown',
    '/courses/cobol',
    '/About-Us',
    '/nowhere.css',
    '/_next/static/chunks/gone.js',
    '/art/gone.svg',
  ])('answers %s with the not-found page, to be asked for again', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(titleOf(text)).toBe(notFoundTitle);
  });

  it.each(['/art', '/courses', '/career/apply', '/_next/static', '/_next'])(
    'lists nothing at %s',
    async (folder) => {
      expect(await statusOf(folder)).toBe(404);
      const { status, text } = await get(`${folder}/`);
      // A server may first redirect to the address without the slash.
      expect([301, 404]).toContain(status);
      expect(text).not.toMatch(/\.(svg|txt|js)\b.*\.(svg|txt|js)\b.*Index of/is);
    },
  );

  it.each([...HOST_FILES.map((name) => `/${name}`), '/index.html.br', '/index.html.gz'])(
    'keeps %s to itself',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
    },
  );

  it.each([
    '/../package.json',
    '/../../package.json',
    '/art/../../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/art/..%5c..%5cpackage.json',
    '/.%2e/.%2e/etc/passwd',
    '/art/%2e%2e/%2e%2e/package.json',
    '/about-us%00.html',
    '/%',
    '//package.json',
    '/.git/config',
  ])('gives out nothing beside the export for %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/"private"|root:|\[core\]/);
  });

  it.each([
    '//other.example/',
    '//other.example/%2e%2e/',
    '/\\other.example/',
    '/%5cother.example/',
  ])('leads to no other site from %s', async (path) => {
    const { headers } = await get(path);
    expect(new URL(headers.location ?? '/', 'http://here.example/').hostname).toBe('here.example');
  });

  it('answers HEAD as GET without the content', async () => {
    for (const [path, status] of [
      ['/about-us', 200],
      ['/nowhere', 404],
    ] as const) {
      const { headers, ...get_ } = await get(path);
      const head = await get(path, { method: 'HEAD' });
      expect(get_.status).toBe(status);
      expect(head.status).toBe(status);
      expect(head.body.length).toBe(0);
      expect(head.headers['content-length']).toBe(headers['content-length']);
      expect(head.headers['content-type']).toBe(headers['content-type']);
    }
  });

  it('takes nothing from visitors', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(await statusOf('/about-us', { method })).toBe(405);
    }
  });

  it('answers 304 while the copy of the visitor is current, for each encoding', async () => {
    for (const accepted of [...encodings, 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const { etag = '' } = (await get('/about-us', { headers })).headers;
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await get('/about-us', { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers['cache-control']).toBe('no-cache');
      const old = await get('/about-us', { headers: { ...headers, 'if-none-match': '"old"' } });
      expect(old.status).toBe(200);
    }
  });

  it('sends a part of a file', async () => {
    const picture = exportedFile(/^art\/.*\.svg$/);
    const whole = read(picture);
    const part = await get(`/${picture}`, { headers: { range: 'bytes=4-13' } });
    expect(part.status).toBe(206);
    expect(part.text).toBe(whole.slice(4, 14));
    expect(part.headers['content-range']).toBe(`bytes 4-13/${Buffer.byteLength(whole)}`);
    const beyond = { range: `bytes=${Buffer.byteLength(whole)}-` };
    expect(await statusOf(`/${picture}`, { headers: beyond })).toBe(416);
  });
});
