import { type SheetRows, defineSheet, sum } from '../schema/sheet';

/** In hundredths of a crore of rupees. */
const SALES_REPORT = 4_18;

const differences = [
  { name: 'Credit notes of July', amount: -9, decided: 'A measure of its own' },
  { name: 'Freight charged to customers', amount: -6, decided: 'Another account' },
  { name: 'Invoices of 31 July, posted in August', amount: -7, decided: 'By posting date' },
];

export const trialBalanceTotal = SALES_REPORT + sum(differences.map(({ amount }) => amount));

const rows = [
  { cells: ['Sales, as the sales head counts it', 'Gross sales', SALES_REPORT / 100] },
  ...differences.map(({ name, amount, decided }) => ({ cells: [name, decided, amount / 100] })),
  {
    cells: ['Sales, as in the trial balance', 'Net sales', trialBalanceTotal / 100],
    state: 'total',
    note: { title: 'Both stay in the report', text: 'under two names, with this list behind them' },
  },
] satisfies SheetRows;

export const salesReconciliation = defineSheet('sales-reconciliation', {
  tag: 'Illustrative',
  title: 'Two totals of July 2026, explained',
  remark: 'In crore rupees',
  columns: [
    { head: 'Line', look: 'head' },
    { head: 'In the model it is' },
    { head: 'Amount', look: 'figure', digits: 2 },
  ],
  rows,
  sum: `${differences.length} differences, each with one definition`,
  signed: { by: ['Finance head', 'Sales head'] },
  caption: 'Illustrative. We compare a closed month in this way before we draw a page.',
  file: 'sales-reconciliation-example',
  label: 'Two totals explained, example',
});
