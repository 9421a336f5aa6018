import { cacheRules } from './cache-rules';
import { contentType } from './content-type';
import { encodePath } from './encode-path';
import { SECURITY_TXT } from './security-txt';
import { GENERATED, type HostFiles, type HostedSite } from './hosted-site';
import { exactRedirects } from './spellings';

/** Cloudflare Pages ignores longer ones. */
const LONGEST_LINE = 2000;

function headers({ rules, basePath }: HostedSite): string {
  const blocks = [
    [
      `${basePath}/*`,
      ...Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`),
    ],
    // Both hosts join the values of all rules that match, so these must not overlap.
    ...cacheRules.map(({ below, value }) => [`${basePath}${below}*`, `  Cache-Control: ${value}`]),
    [`${basePath}/${SECURITY_TXT}`, `  Content-Type: ${contentType(SECURITY_TXT)}`],
  ];
  const lines = blocks.flat();
  if (lines.some((line) => line.length > LONGEST_LINE)) {
    throw new Error('_headers has become too long for Cloudflare Pages.');
  }
  return `${[GENERATED, ...lines].join('\n')}\n`;
}

function redirects({ rules, basePath }: HostedSite): string {
  const lines = exactRedirects(rules.redirects).map(
    ({ from, to }) => `${basePath}${encodePath(from)} ${basePath}${encodePath(to)} 301`,
  );
  return `${[GENERATED, ...lines].join('\n')}\n`;
}

/** Without `.nojekyll` GitHub Pages omits `_next`. */
export function exportedFiles(site: HostedSite): HostFiles {
  return { _headers: headers(site), _redirects: redirects(site), '.nojekyll': '' };
}

export function vercelFiles({ rules, basePath }: HostedSite): HostFiles {
  const keyValues = Object.entries(rules.headers).map(([key, value]) => ({ key, value }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: exactRedirects(rules.redirects).map(({ from, to }) => ({
      source: basePath + from,
      destination: basePath + to,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: keyValues },
      ...cacheRules.map(({ below, value }) => ({
        source: `${basePath}${below}(.*)`,
        headers: [{ key: 'Cache-Control', value }],
      })),
      {
        source: `${basePath}/${SECURITY_TXT}`,
        headers: [{ key: 'Content-Type', value: contentType(SECURITY_TXT) }],
      },
    ],
  };
  return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
}
