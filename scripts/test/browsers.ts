import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type StepResult, root, script } from '../shared/steps';

export const BROWSERS_RESULT = 'test-results/browsers.json';

/** In Firefox and WebKit, as far as they can be installed. @param live prints at once */
export async function runBrowserTests(live: boolean): Promise<StepResult> {
  const { ok, output } = await script('', ['tests/browsers/run.ts'], { live }).run();
  const file = path.join(root, BROWSERS_RESULT);
  const { notes } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { notes: string[] })
    : { notes: [] };
  return { ok, notes, ...(output === undefined ? {} : { output }) };
}
