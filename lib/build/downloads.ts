import { statSync } from 'node:fs';
import path from 'node:path';

/** What a visitor should know before fetching a file. */
export interface DownloadFacts {
  /** Kind of file, such as 'CSV'. */
  readonly kind: string;
  /** Size as people read it, such as '2.9 kB'. */
  readonly size: string;
}

/**
 * Looks a file of public/ up at build time.
 *
 * @param href path from the site's root, such as `/downloads/checklist.csv`
 * @throws Error when there is no such file
 */
export function downloadFacts(href: `/${string}`): DownloadFacts {
  const file = path.join(process.cwd(), 'public', href);
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) throw new Error(`There is no file public${href} to download`);
  return {
    kind: path.extname(href).slice(1).toUpperCase(),
    size: bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`,
  };
}
