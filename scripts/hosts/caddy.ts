import { REVALIDATE, cacheRules } from './cache-rules';
import { contentTypes } from './content-type';
import { encodePath } from './encode-path';
import {
  GENERATED,
  HOST_FILES,
  type HostFiles,
  type HostRules,
  type HostedSite,
  expression,
  quoted,
} from './hosted-site';

/** Caddy's own types depend on the machine. Last, because the file server would override them. */
function types(): string[] {
  const others = Object.entries(contentTypes).filter(([suffix]) => suffix !== '.html');
  return [
    'map {path} {type} {',
    ...others.map(([suffix, type]) => `\t~${expression(suffix)}$ ${quoted(type)}`),
    '}',
    '@typed {',
    `\tpath ${others.map(([suffix]) => `*${suffix}`).join(' ')}`,
    // A page whose name ends like that of a file, such as a job with Node.js.
    '\tnot file {path}.html',
    '}',
    'header @typed {',
    '\tContent-Type {type}',
    '\tdefer',
    '}',
  ];
}

function redirects(list: HostRules['redirects'], basePath: string): string[] {
  return list.flatMap(({ from, to }, index) => [
    `@other${index} {`,
    `\tpath ${quoted(basePath + from)}`,
    '\tnot file {path} {path}.html',
    '}',
    `redir @other${index} ${encodePath(basePath + to)}{search} 301`,
  ]);
}

export function caddyFiles({ rules, basePath }: HostedSite): HostFiles {
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `\t${name} ${quoted(value)}`,
  );
  const text = `${GENERATED}
header {
${headers.join('\n')}
	?Cache-Control ${quoted(REVALIDATE)}
	Vary Accept-Encoding
	-Server
	defer
}
${cacheRules.map(({ below, value }) => `header ${basePath}${below}* Cache-Control ${quoted(value)}`).join('\n')}
${types().join('\n')}

# The query with its question mark, as it came.
map {uri} {search} {
	~(\\?.*)$ "\${1}"
	default ""
}

# No address of the site ends with a slash. The second character keeps //other.example/ out.
@slash {
	not path ${basePath}/
	vars_regexp slash {uri} ^(/[^/\\\\?][^?]*[^/?])/(\\?|$)
}
redir @slash {re.slash.1}{search} 301

${redirects(rules.redirects, basePath).join('\n')}

@write not method GET HEAD
header @write Allow "GET, HEAD"
error @write 405
@unreadable path_regexp \\x00
error @unreadable 400

@home path ${basePath || '/'} ${basePath}/
rewrite @home ${basePath}/index.html
try_files {path} {path}.html
file_server {
	precompressed br gzip
	hide *.br *.gz ${HOST_FILES.join(' ')}
}

handle_errors {
	header {
	${headers.join('\n\t')}
		Cache-Control ${quoted(REVALIDATE)}
		-Server
		defer
	}
	@unknown expression {err.status_code} == 404
	header @unknown {
		Content-Type "text/html; charset=utf-8"
		Vary Accept-Encoding
		defer
	}
	rewrite @unknown ${basePath}/404.html
	file_server @unknown {
		precompressed br gzip
	}
}
`;
  return { 'caddy-site.conf': text };
}
