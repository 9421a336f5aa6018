import { createReadStream, statSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '../../hosts/cache-rules';
import { acceptedEncoding, isFresh, requestedRange } from './conditional';
import { contentType } from '../../hosts/content-type';
import { encodePath } from '../../hosts/encode-path';
import type { HostRules } from '../../hosts/hosted-site';
import { ExportIndex, type ExportedFile } from './export-index';
import { findRedirect, noRules } from './rules';

export interface HostOptions {
  folder: string;
  basePath?: string;
  rules?: HostRules;
}

/** Segment by segment, so that `%2F` cannot separate folders. */
function decodePath(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/, 1);
  if (!encoded.startsWith('/')) return undefined;
  if (encoded === '/') return encoded;
  try {
    const segments = encoded.slice(1).replace(/\/$/, '').split('/').map(decodeURIComponent);
    const wrong = segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment));
    return wrong ? undefined : `/${segments.join('/')}`;
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

function redirect(response: ServerResponse, location: string): void {
  const search = /\?[^#]*/.exec(response.req.url ?? '')?.[0] ?? '';
  response.setHeader('location', location + search);
  sendText(response, 301, `See ${location}`);
}

async function sendFile(
  response: ServerResponse,
  file: ExportedFile,
  status: 200 | 404,
): Promise<void> {
  const { headers, method } = response.req;
  // Ranges refer to the uncompressed file.
  const encoding =
    headers.range === undefined ? acceptedEncoding(headers, file.encodings) : undefined;
  const fullPath = file.fullPath + (encoding?.suffix ?? '');
  const { size, mtime, mtimeMs } = statSync(fullPath);
  const version = [size, Math.round(mtimeMs), encoding?.name ?? 'plain'];
  const etag = `"${version.map((part) => part.toString(16)).join('-')}"`;

  response.setHeader('content-type', contentType(file.name));
  response.setHeader('cache-control', cacheControl(`/${file.name}`));
  if (file.encodings.length > 0) response.setHeader('vary', 'Accept-Encoding');
  response.statusCode = status;

  let part = { start: 0, end: size - 1 };
  if (status === 200) {
    response.setHeader('etag', etag);
    response.setHeader('last-modified', mtime.toUTCString());
    response.setHeader('accept-ranges', 'bytes');
    if (isFresh(headers, etag)) {
      response.writeHead(304).end();
      return;
    }
    const range = requestedRange(headers, size, etag);
    if (range === 'unsatisfiable') {
      response.setHeader('content-range', `bytes */${size}`);
      sendText(response, 416, 'The file is shorter than that.');
      return;
    }
    if (range) {
      part = range;
      response.statusCode = 206;
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
    }
  }
  if (encoding) response.setHeader('content-encoding', encoding.name);
  response.setHeader('content-length', part.end - part.start + 1);
  if (method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  await pipeline(createReadStream(fullPath, part), response);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  index: ExportIndex,
  basePath: string,
  rules: HostRules,
): Promise<void> {
  for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here.');
    return;
  }
  const url = request.url ?? '/';
  const fullPath = decodePath(url);
  if (fullPath === undefined) {
    sendText(response, 400, 'This address cannot be read.');
    return;
  }
  const isBelow = fullPath === basePath || fullPath.startsWith(`${basePath}/`);
  const pathname = isBelow ? fullPath.slice(basePath.length) || '/' : undefined;

  const page = pathname === undefined ? undefined : index.page(pathname);
  if (page) {
    const hasTrailingSlash = pathname !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(url);
    if (hasTrailingSlash) redirect(response, encodePath(fullPath));
    else await sendFile(response, page, 200);
    return;
  }
  const target = pathname === undefined ? undefined : findRedirect(rules, pathname);
  if (target !== undefined) {
    redirect(response, basePath + encodePath(target));
    return;
  }
  const notFound = index.file('404.html');
  if (notFound) await sendFile(response, notFound, 404);
  else sendText(response, 404, 'Not found');
}

/** Behaves like the hosts with configuration in this repository. Does not listen yet. */
export function createHost({ folder, basePath = '', rules = noRules }: HostOptions): Server {
  const index = new ExportIndex(folder);
  return createServer((request, response) => {
    answer(request, response, index, basePath, rules).catch((error: unknown) => {
      if (response.destroyed) return;
      console.error(`${request.method ?? ''} ${request.url ?? ''}`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The host failed to answer.');
    });
  });
}
