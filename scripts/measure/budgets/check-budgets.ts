import { exported } from '../../shared/exported';
import { loadSettings } from '../../shared/settings';
import type { StepResult } from '../../shared/steps';
import { overrunsOf, readExport } from './budgets';
import { loadTable, overrunTable } from './table';

export function checkBudgets(): StepResult {
  const loads = readExport(exported, loadSettings().basePath);
  const overruns = loads.flatMap((load) => overrunsOf(load));
  if (overruns.length === 0) return { ok: true, output: loadTable(loads) };
  return {
    ok: false,
    output: `${overrunTable(overruns)}\nLimits: scripts/measure/budgets/limits.ts`,
  };
}
