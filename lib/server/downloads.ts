import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';

export interface DownloadFacts {
  readonly kind: string;
  readonly size: string;
}

function bytesOf(href: `/${string}`): number {
  const file = path.join(process.cwd(), 'public', href);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new Error(`There is no file public${href} to download`);
  return bytes;
}

/** @throws Error if the file does not exist and no size is given */
export function downloadFacts(href: `/${string}`, bytes = bytesOf(href)): DownloadFacts {
  return {
    kind: path.extname(href).slice(1).toUpperCase(),
    size: bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`,
  };
}
