import { REVALIDATE, cacheRules } from './cache-rules';
import { contentTypes } from './content-type';
import { encodePath } from './encode-path';
import {
  GENERATED,
  HOST_FILES,
  type HostFiles,
  type HostedSite,
  expression,
  quoted,
} from './hosted-site';

const TEXT = '; charset=utf-8';

function types(): string[] {
  return Object.entries(contentTypes).map(
    ([suffix, type]) => `  ${type.replace(TEXT, '')} ${suffix.slice(1)};`,
  );
}

function textTypes(): string {
  const names = Object.values(contentTypes)
    .filter((type) => type.endsWith(TEXT))
    .map((type) => type.replace(TEXT, ''))
    // nginx always compresses it, and warns if it is listed.
    .filter((type) => type !== 'text/html');
  return [...new Set(names)].join(' ');
}

function http({ rules, basePath }: HostedSite): string {
  // nginx ignores case in strings.
  const redirects = rules.redirects.map(
    ({ from, to }) => `  ${quoted(basePath + from)} ${quoted(basePath + encodePath(to))};`,
  );
  return [
    GENERATED,
    'types {',
    ...types(),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${textTypes()};`,
    '',
    'map_hash_bucket_size 256;',
    '',
    'map $uri $cache_rule {',
    `  default ${quoted(REVALIDATE)};`,
    ...cacheRules.map(
      ({ below, value }) => `  "~^${expression(basePath + below)}" ${quoted(value)};`,
    ),
    '}',
    '',
    '# Where an address leads that no file answers.',
    'map $uri $other_address {',
    '  default "";',
    ...redirects,
    '}',
    '',
  ].join('\n');
}

/** A location with headers of its own would drop these. */
function server({ rules, basePath }: HostedSite): string {
  return `${GENERATED}
${Object.entries(rules.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
add_header Cache-Control $cache_rule always;

absolute_redirect off;
error_page 404 ${basePath}/404.html;

location ~ "^${expression(basePath)}/?$" {
  try_files ${basePath}/index.html =404;
}

location / {
  try_files $uri $uri.html @other_address;
}

# Neither the ready compressed files themselves nor what other hosts read is a page.
location ~ "(\\.br|\\.gz|${HOST_FILES.map((file) => `/${expression(file)}`).join('|')})$" {
  return 404;
}

# No address of the site ends with a slash.
location ~ "^(?<page>.+)/$" {
  if (-f $document_root$page.html) {
    rewrite "^(.+)/$" $1 permanent;
  }
  return 404;
}

location @other_address {
  if ($other_address) {
    return 301 $other_address$is_args$args;
  }
  return 404;
}
`;
}

export function nginxFiles(site: HostedSite): HostFiles {
  return { 'nginx-http.conf': http(site), 'nginx-server.conf': server(site) };
}
