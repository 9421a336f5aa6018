import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads a text of the content without its byte order mark, which some editors write.
 *
 * @param file path from the project's root
 * @returns undefined when the file is not saved as UTF-8
 */
export function readText(file: string): string | undefined {
  const bytes = readFileSync(path.join(process.cwd(), file));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
