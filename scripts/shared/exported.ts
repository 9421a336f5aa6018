import { existsSync } from 'node:fs';
import path from 'node:path';
import { finish } from './finish';
import { type StepResult, root } from './steps';

export const exported = path.join(root, 'out');

/** Runs a task that needs a build, or says that there is none. */
export async function onBuild(task: () => Promise<StepResult>): Promise<void> {
  finish(
    existsSync(exported)
      ? await task()
      : { ok: false, output: 'There is no build in out/ yet: run npm run build first.' },
  );
}
