import { contentTypes } from './content-type';
import { encodePath } from './encode-path';
import type { HostFiles, HostedSite } from './hosted-site';

const MAX_FUNCTION = 10_240;

function functionCode(
  frame: string,
  { rules, basePath }: HostedSite,
  paths: readonly string[],
): string {
  const endings = Object.keys(contentTypes);
  const pairs = rules.redirects.map(({ from, to }) => [
    (basePath + encodePath(from)).toLowerCase(),
    basePath + encodePath(to),
  ]);
  const site = {
    basePath,
    redirects: Object.fromEntries(pairs) as Record<string, string>,
    suffixes: endings.map((ending) => ending.slice(1)),
    // A job title may end like the name of a file.
    pages: paths
      .map((path) => basePath + decodeURIComponent(path))
      .filter((path) => endings.some((ending) => path.endsWith(ending))),
  };
  const code = frame.replace('= SITE;', `= ${JSON.stringify(site, null, 2)};`);
  if (code === frame) throw new Error('deploy/cloudfront-function.js has no place for SITE.');
  if (Buffer.byteLength(code) > MAX_FUNCTION) {
    throw new Error('The function has become too large for CloudFront.');
  }
  return code;
}

/** CloudFront has separate fields for some headers. */
function headersPolicy(headers: Readonly<Record<string, string>>): unknown {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': contentTypeOptions,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  const maxAge = /max-age=(\d+)/.exec(transport ?? '')?.[1];
  if (!policy || !transport || !maxAge || contentTypeOptions !== 'nosniff' || !referrer) {
    throw new Error('CloudFront expects a header that the rules lack.');
  }
  const custom = Object.entries(others).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return {
    Name: 'website-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(maxAge),
        IncludeSubdomains: /includeSubDomains/i.test(transport),
        Preload: /preload/i.test(transport),
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

export function cloudfrontFiles(
  site: HostedSite,
  frame: string,
  paths: readonly string[],
): HostFiles {
  return {
    'cloudfront-function.js': functionCode(frame, site, paths),
    'cloudfront-headers.json': `${JSON.stringify(headersPolicy(site.rules.headers), null, 2)}\n`,
  };
}
