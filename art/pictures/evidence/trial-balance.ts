import type { Column, Sheet } from '../../kit/evidence';

interface Account {
  readonly name: string;
  readonly short?: string;
  readonly side: 'Debit' | 'Credit';
  /** Hundredths of the unit on the sheet. */
  readonly before: number;
  readonly after: number;
  readonly isTotal?: boolean;
}

const debit = (name: string, before: number, after = before): Account => ({
  name,
  side: 'Debit',
  before,
  after,
});
const credit = (name: string, before: number, after = before): Account => ({
  name,
  side: 'Credit',
  before,
  after,
});

/** In hundredths of a lakh of rupees. */
export const accounts: readonly Account[] = [
  debit('Net fixed assets', 1284_60),
  debit('Inventory', 642_35, 641_90),
  debit('Trade receivables', 518_20),
  debit('Bank and cash', 96_45),
  debit('GST input credit', 38_40, 37_15),
  { ...debit('Purchases and expenses', 2786_20, 2786_65), short: 'Purchases' },
  { ...credit('Sales and other income', 2940_00), short: 'Sales' },
  { ...credit('Capital and reserves', 1362_15), short: 'Capital' },
  credit('Term loan', 610_00),
  credit('Trade payables', 402_75),
  { ...credit('GST and TDS payable', 51_30, 50_05), short: 'GST, TDS due' },
];

function withTotal(side: Account['side']): readonly Account[] {
  const rows = accounts.filter((account) => account.side === side);
  const sum = (key: 'before' | 'after') => rows.reduce((total, row) => total + row[key], 0);
  return [
    ...rows,
    { name: `${side} total`, side, before: sum('before'), after: sum('after'), isTotal: true },
  ];
}

const rows = [...withTotal('Debit'), ...withTotal('Credit')];

function money(hundredths: number): string {
  const [whole = '', part = ''] = (Math.abs(hundredths) / 100).toFixed(2).split('.');
  return `${whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,')}.${part}`;
}

function change({ before, after }: Account): string {
  const difference = after - before;
  return `${difference > 0 ? '+' : difference < 0 ? '–' : ''}${money(difference)}`;
}

const plain = (hundredths: number): string => (hundredths / 100).toFixed(2);

const figures = (
  at: readonly [before: number, after: number, change: number],
  heads: readonly [before: string, after: string, change: string],
): readonly Column<Account>[] => [
  { x: at[0], end: true, head: heads[0], value: ({ before }) => money(before) },
  { x: at[1], end: true, head: heads[1], value: ({ after }) => money(after) },
  { x: at[2], end: true, head: heads[2], value: change },
];

export const trialBalance: Sheet<Account> = {
  name: 'trial-balance',
  title: 'Trial balance, trial run 2 of 3',
  remark: 'At 31 July 2026 · in lakh rupees',
  rows,
  isTotal: ({ isTotal }) => isTotal ?? false,
  isMarked: ({ before, after, isTotal }) => before !== after && !isTotal,
  wide: {
    width: 600,
    step: 29,
    columns: [
      { x: 44, value: ({ name }) => name },
      ...figures([336, 464, 574], ['NAV 2016', 'Business Central', 'Difference']),
    ],
  },
  small: {
    width: 352,
    step: 27,
    title: 'Trial balance, run 2 of 3',
    sum: 'Debit equals credit in both systems',
    columns: [
      { x: 34, value: ({ name, short }) => short ?? name },
      ...figures([198, 268, 318], ['NAV 2016', 'BC', 'Diff.']),
    ],
  },
  sum: 'Debit equals credit in both systems; four lines differ',
  signatures: ['Finance head', 'Chief accountant', 'Project lead'],
  notes: [
    {
      at: 1,
      title: '0.45 corrected',
      wide: ['Cost of two receipts went', 'to expenses; set right', 'before run 3'],
      small: 'Two receipts went to expenses; set right',
    },
    {
      at: 4,
      title: '1.25 accepted',
      wide: ['The new setup nets credit', 'and payable of GST,', 'the same on both sides'],
      small: 'The new setup nets credit and payable',
    },
    {
      at: 12,
      title: 'Both sides agree',
      wide: ['The last run must show', 'no open line'],
      small: 'The last run must show no open line',
    },
  ],
  file: [
    { head: 'Side', value: ({ side }) => side },
    { head: 'Account', value: ({ name }) => name.replace(',', ' and') },
    { head: 'NAV 2016 (lakh rupees)', value: ({ before }) => plain(before) },
    { head: 'Business Central (lakh rupees)', value: ({ after }) => plain(after) },
    { head: 'Difference', value: ({ before, after }) => plain(after - before) },
  ],
};
