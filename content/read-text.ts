import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a text of the content without its byte order mark, which some editors write.
 *
 * @param file path from the project's root
 * @returns undefined when the file is not saved as UTF-8
 */
export function readText(file: string): string | undefined {
  const bytes = readFileSync(path.join(process.cwd(), file));
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}
