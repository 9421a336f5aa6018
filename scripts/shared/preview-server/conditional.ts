import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './export-index';

/** RFC 9110, section 13.1.2. */
export function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** RFC 9110, section 12.5.3. */
export function acceptedEncoding(
  headers: IncomingHttpHeaders,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Map<string, number>();
  for (const part of (headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return available.find(({ name }) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

export interface ByteRange {
  start: number;
  end: number;
}

/** RFC 9110, section 14. Undefined for the whole file. */
export function requestedRange(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!match || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) {
    return undefined;
  }
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
