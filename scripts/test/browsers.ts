import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type StepResult, root, script } from '../shared/steps';

export const BROWSERS_RESULT = 'test-results/browsers.json';

const result = z.object({ notes: z.array(z.string()) });

/** One visit in Firefox and WebKit, as far as they can be installed. @param live prints at once */
export async function runBrowserTests(live: boolean): Promise<StepResult> {
  if (!existsSync(path.join(root, 'out'))) {
    return { ok: false, output: 'There is no build in out/ yet: run npm run build first.' };
  }
  const { ok, output } = await script('', ['tests/browsers/run.ts'], { live }).run();
  const file = path.join(root, BROWSERS_RESULT);
  const notes = existsSync(file) ? result.parse(JSON.parse(readFileSync(file, 'utf8'))).notes : [];
  return { ok, notes, ...(output === undefined ? {} : { output }) };
}
