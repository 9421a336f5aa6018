import { checkBudgets } from '../budgets/check-budgets';
import { finish } from '../shared/finish';

finish(await checkBudgets());
