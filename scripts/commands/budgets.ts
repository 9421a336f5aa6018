import { checkBudgets } from '../budgets/check-budgets';

const { ok, output } = await checkBudgets();
if (output) console.log(output);
if (!ok) process.exitCode = 1;
