import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../../shared/settings';
import { type StepResult, root } from '../../shared/steps';
import { overrunsOf, readExport } from './budgets';
import { loadTable, overrunTable } from './table';

export async function checkBudgets(): Promise<StepResult> {
  const folder = path.join(root, 'out');
  if (!existsSync(folder)) {
    return { ok: false, output: 'There is no build in out/ yet: run npm run build first.' };
  }
  const loads = await readExport(folder, loadSettings().basePath);
  const overruns = loads.flatMap((load) => overrunsOf(load));
  if (overruns.length === 0) return { ok: true, output: loadTable(loads) };
  return {
    ok: false,
    output: `${overrunTable(overruns)}\nLimits: scripts/measure/budgets/limits.ts`,
  };
}
