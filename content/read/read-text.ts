import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const BYTE_ORDER_MARK = '\uFEFF';

/** Some editors write it. */
export const withoutMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;

/** @returns undefined when the file is not saved as UTF-8 */
export function readText(file: string): string | undefined {
  const bytes = readFileSync(path.join(process.cwd(), file));
  return isUtf8(bytes) ? withoutMark(bytes.toString('utf8')) : undefined;
}
