import { readFileSync, writeFileSync } from 'node:fs';

/** A comment of V8's ("explicit compile hints"), which other engines pass over. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile all functions of a script while it loads, on another thread. Otherwise
 * it compiles each when it is called first, which for those of a navigation is between a click and
 * the next page.
 *
 * @param file path of the script
 */
export function compileAhead(file: string): void {
  const code = readFileSync(file, 'utf8');
  if (!code.startsWith(HINT)) writeFileSync(file, HINT + code);
}
