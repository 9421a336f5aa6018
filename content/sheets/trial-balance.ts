import { type Note, defineSheet, sum } from '../schema/sheet';

interface Account {
  readonly name: string;
  readonly side: 'Debit' | 'Credit';
  /** In hundredths of a lakh of rupees. */
  readonly before: number;
  readonly after: number;
  readonly isTotal?: boolean;
  readonly note?: Note;
}

const debit = (name: string, before: number, after = before): Account => ({
  name,
  side: 'Debit',
  before,
  after,
});
const credit = (name: string, before: number, after = before): Account => ({
  ...debit(name, before, after),
  side: 'Credit',
});

export const accounts: readonly Account[] = [
  debit('Net fixed assets', 1284_60),
  {
    ...debit('Inventory', 642_35, 641_90),
    note: {
      title: '0.45 corrected',
      text: 'Cost of two receipts went to expenses; set right before run 3',
    },
  },
  debit('Trade receivables', 518_20),
  debit('Bank and cash', 96_45),
  {
    ...debit('GST input credit', 38_40, 37_15),
    note: {
      title: '1.25 accepted',
      text: 'The new setup nets credit and payable of GST, the same on both sides',
    },
  },
  debit('Purchases and expenses', 2786_20, 2786_65),
  credit('Sales and other income', 2940_00),
  credit('Capital and reserves', 1362_15),
  credit('Term loan', 610_00),
  credit('Trade payables', 402_75),
  credit('GST and TDS payable', 51_30, 50_05),
];

function withTotal(side: Account['side']): readonly Account[] {
  const rows = accounts.filter((account) => account.side === side);
  const before = sum(rows.map((row) => row.before));
  const after = sum(rows.map((row) => row.after));
  return [...rows, { name: `${side} total`, side, before, after, isTotal: true }];
}

const agreement = { title: 'Both sides agree', text: 'The last run must show no open line' };
const lines = [
  ...withTotal('Debit'),
  ...withTotal('Credit').map((line) => (line.isTotal ? { ...line, note: agreement } : line)),
];

export const trialBalance = defineSheet('trial-balance', {
  tag: 'Illustrative',
  title: 'Trial balance, trial run 2 of 3',
  remark: 'At 31 July 2026 · in lakh rupees',
  columns: [
    { head: 'Account', look: 'head' },
    { head: 'NAV 2016', look: 'figure', digits: 2 },
    { head: 'Business Central', look: 'figure', digits: 2 },
    { head: 'Off by', look: 'figure', digits: 2, isSigned: true },
  ],
  rows: lines.map(({ name, before, after, isTotal, note }) => ({
    cells: [name, before / 100, after / 100, (after - before) / 100],
    state: isTotal ? 'total' : before === after ? undefined : 'marked',
    note,
  })),
  sum: 'Debit equals credit in both systems; four lines differ',
  signed: { by: ['Finance head', 'Chief accountant', 'Project lead'] },
  caption: 'Illustrative. Each trial run of a migration ends with this comparison.',
  file: 'trial-balance-example',
  label: 'Trial balance, example',
});
