/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { company as identity, publicPages } from '@/content';
import { contentTypes } from '@/scripts/hosts/content-type';
import { caddyFiles } from '@/scripts/hosts/caddy';
import { cloudfrontFiles } from '@/scripts/hosts/cloudfront';
import { createHostRules } from '@/scripts/hosts/host-rules';
import { nginxFiles } from '@/scripts/hosts/nginx';
import { securityTxt } from '@/scripts/hosts/security-txt';
import { type HostedSite, quoted } from '@/scripts/hosts/hosted-site';
import { exactRedirects } from '@/scripts/hosts/spellings';
import { exportedFiles, vercelFiles } from '@/scripts/hosts/static-hosts';

const rules = createHostRules({ formEndpoint: 'https://forms.example/submit' });
const site: HostedSite = { rules, basePath: '' };
const below: HostedSite = { rules, basePath: '/website' };
const paths: readonly string[] = publicPages().map((page) => page.path);
const frame = readFileSync(path.join(process.cwd(), 'deploy/cloudfront-function.js'), 'utf8');

const lines = (files: Readonly<Record<string, string>>, name: string): string[] =>
  (files[name] ?? '').split('\n');

describe('redirects for hosts that tell capital letters apart', () => {
  const redirects = exactRedirects(rules.redirects);
  const target = (from: string) => redirects.find((redirect) => redirect.from === from)?.to;

  it.each([
    ['/courses/LS-central', '/courses/ls-central-details'],
    ['/courses/LS-central-details', '/courses/ls-central-details'],
    ['/courses/Software-Testing', '/courses/software-testing-details'],
    ['/courses/azure', '/courses/azure-details'],
  ])('%s leads to %s', (from, to) => {
    expect(target(from)).toBe(to);
  });

  it('never lead away from a page, nor name an address twice', () => {
    const sources = redirects.map(({ from }) => from);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.filter((source) => paths.includes(source))).toEqual([]);
  });
});

describe('files for Netlify and Cloudflare Pages', () => {
  it('send every header of the rules with every file', () => {
    const text = lines(exportedFiles(site), '_headers');
    const block = text.slice(text.indexOf('/*') + 1, text.indexOf('/_next/static/*'));
    expect(block).toEqual(
      Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`),
    );
  });

  it('say no more than once how long a file is kept: the hosts would join the values', () => {
    const text = lines(exportedFiles(site), '_headers');
    const kept = text.filter((_, index) => text[index + 1]?.includes('Cache-Control'));
    expect(kept).toEqual(['/_next/static/*', '/art/*', '/share/*']);
  });

  it('lead addresses on below a base path', () => {
    expect(lines(exportedFiles(below), '_redirects')).toContain(
      '/website/courses/LS-central /website/courses/ls-central-details 301',
    );
  });

  it('fail the build when the hosts would cut them off', () => {
    const long = { ...rules, headers: { 'X-Long': 'x'.repeat(2000) } };
    expect(() => exportedFiles({ rules: long, basePath: '' })).toThrow('too long');
  });
});

test('Vercel serves clean addresses, the headers and permanent redirects', () => {
  const settings: unknown = JSON.parse(vercelFiles(below)['vercel.json'] ?? '');
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(settings).toHaveProperty(
    'redirects',
    expect.arrayContaining([
      {
        source: '/website/courses/Software-Testing',
        destination: '/website/courses/software-testing-details',
        statusCode: 301,
      },
    ]),
  );
  expect(settings).toHaveProperty('headers.0', {
    source: '/(.*)',
    headers: Object.entries(rules.headers).map(([key, value]) => ({ key, value })),
  });
});

describe('security.txt', () => {
  const company = { emails: { ...identity.emails, security: 'security@company.example' } };

  it('says whom to tell, in which languages, where it is and until when it holds', () => {
    const text = securityTxt({
      company,
      siteUrl: 'https://www.company.example/website',
      day: '2026-11-23',
    });
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@company.example',
      'Expires: 2027-11-23T00:00:00Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.company.example/.well-known/security.txt',
      '',
    ]);
  });

  it('holds for less than a year from a day of a leap year, and names no address without https', () => {
    const text = securityTxt({ company, siteUrl: 'http://localhost:3000', day: '2028-02-29' });
    expect(text).toContain('Expires: 2029-02-28T00:00:00Z\n');
    expect(text).not.toContain('Canonical');
  });

  it('has its type also where the host would guess it', () => {
    const text = lines(exportedFiles(site), '_headers');
    expect(text[text.indexOf('/.well-known/security.txt') + 1]).toBe(
      '  Content-Type: text/plain; charset=utf-8',
    );
    expect(vercelFiles(site)['vercel.json']).toContain('"/.well-known/security.txt"');
  });
});

describe('the CloudFront function', () => {
  function visit(of: HostedSite, uri: string, querystring = {}, pages = paths): string | undefined {
    const code = cloudfrontFiles(of, frame, pages)['cloudfront-function.js'] ?? '';
    const result = runInNewContext(`${code}; handler(event)`, {
      event: { request: { uri, querystring } },
    }) as { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
    return result.uri ?? `${result.statusCode ?? 0} ${result.headers?.location.value ?? ''}`;
  }

  it.each([
    ['/', '/index.html'],
    ['/about-us', '/about-us.html'],
    ['/career/apply/QA%20%26%20Test%20Engineer', '/career/apply/QA%20%26%20Test%20Engineer.html'],
    ['/career/apply/Next.js%20Developer', '/career/apply/Next.js%20Developer.html'],
    ['/career/apply/Next.js%20Developer/__next._tree.txt', undefined],
    ['/art/hero-1.svg', undefined],
    ['/manifest.webmanifest', undefined],
    ['/about-us/', '301 /about-us'],
    ['/courses/LS-central', '301 /courses/ls-central-details'],
    ['/courses/LS-Central-DETAILS', '301 /courses/ls-central-details'],
    ['/courses/ls-central-details', '/courses/ls-central-details.html'],
    ['//other.example/', '//other.example/.html'],
  ])('leads %s to %s', (uri, target) => {
    expect(visit(site, uri)).toBe(target ?? uri);
  });

  it('keeps the query, and knows the base path', () => {
    const query = { from: { value: 'mail' }, flag: { value: '' } };
    expect(visit(below, '/website/about-us/', query)).toBe('301 /website/about-us?from=mail&flag');
    expect(visit(below, '/website')).toBe('/website/index.html');
    expect(visit(below, '/website/courses/Azure')).toBe('301 /website/courses/azure-details');
  });

  it('takes no page for a file whose name it ends like', () => {
    for (const ending of Object.keys(contentTypes)) {
      const page = `/career/apply/QA%20%26%20Test%20Engineer${ending}`;
      const open = (uri: string, of = site) => visit(of, uri, {}, [...paths, page]);
      expect(open(page)).toBe(`${page}.html`);
      expect(open(page.replace('%26', '&'))).toBe(`${page.replace('%26', '&')}.html`);
      expect(open(`/website${page}`, below)).toBe(`/website${page}.html`);
      expect(open(`${page}/__next._tree.txt`)).toBe(`${page}/__next._tree.txt`);
    }
    expect(visit(site, '/100%.js')).toBe('/100%.js');
  });

  it('comes with a policy of all headers', () => {
    const policy = cloudfrontFiles(site, frame, paths)['cloudfront-headers.json'] ?? '';
    for (const [name, value] of Object.entries(rules.headers)) {
      const written = { 'Strict-Transport-Security': '31536000', 'X-Content-Type-Options': '' };
      expect(policy).toContain(Object.entries(written).find(([key]) => key === name)?.[1] ?? value);
    }
    const lacking = { rules: { headers: {}, redirects: [] }, basePath: '' };
    expect(() => cloudfrontFiles(lacking, frame, paths)).toThrow('expects a header');
  });
});

test('nginx and Caddy get the address of a rule below the base path', () => {
  const exact: HostedSite = {
    rules: { headers: {}, redirects: [{ from: '/a.b', to: '/c d' }] },
    basePath: '/website',
  };
  expect(nginxFiles(exact)['nginx-http.conf']).toContain('"/website/a.b" "/website/c%20d";');
  const caddy = caddyFiles(exact)['caddy-site.conf'];
  expect(caddy).toContain('path "/website/a.b"');
  expect(caddy).toContain('/website/c%20d{search} 301');
});

test.each(['say "no"', 'a $variable', 'a {placeholder}', 'two\nlines'])(
  'a value that a server would read as more than text fails the build: %s',
  (value) => {
    expect(() => quoted(value)).toThrow('No host can be told');
  },
);
