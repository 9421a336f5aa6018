import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below';

const compressible = /\.(html|css|js|mjs|json|map|svg|txt|xml|webmanifest|ico)$/;

/** Not fetched before a page is shown, so speed counts more. */
const isQuick = (file: string): boolean => /\.(json|map|txt|xml)$/.test(file);

/** zlib works in threads; one file more is read or written meanwhile. */
const AT_ONCE = Math.max(4, availableParallelism()) + 1;

async function versionsOf(file: string, content: Buffer): Promise<Record<string, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick(file) ? 5 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return {
    '.br': await promisify(brotliCompress)(content, { params }),
    '.gz': await promisify(gzip)(content, { level: 9 }),
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const waiting = filesBelow(folder).filter((name) => compressible.test(name));
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      for (const [suffix, version] of Object.entries(await versionsOf(file, content))) {
        if (version.length < content.length) writeFileSync(file + suffix, version);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
