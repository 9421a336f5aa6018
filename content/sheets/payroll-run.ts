import { type Note, defineSheet, sum } from '../schema/sheet';

const EMPLOYEES = 212;

interface PayLine {
  readonly name: string;
  /** In lakh rupees. */
  readonly before: number;
  readonly after: number;
  readonly isTotal?: boolean;
  readonly note?: Note;
}

const same = (name: string, amount: number): PayLine => ({ name, before: amount, after: amount });

/** One and a half times the wage in the old sheet, twice in the new one. */
const overtime = {
  name: 'Overtime',
  before: 4.2,
  after: (4.2 / 1.5) * 2,
  note: {
    title: '1.40 more overtime',
    text: 'It is now paid at twice the wage; it was one and a half',
  },
};

export const earnings: readonly PayLine[] = [
  same('Basic and dearness pay', 62.4),
  same('Allowances', 41.6),
  overtime,
];

/** The old sheet insures 42 people by their gross pay, the law 96 by their wages. */
const esi = {
  name: 'ESI, 0.75%',
  before: 8 * 0.0075,
  after: 18.4 * 0.0075,
  note: {
    title: '0.08 more ESI',
    text: 'Wages decide who is insured since 21 November 2025, not gross pay: 96 people, before 42',
  },
};

/** 12% of wages up to the ceiling of Rs 15,000, above which everybody in the sample is paid. */
const providentFund = same('Provident fund, 1,800 for each', (EMPLOYEES * 15_000 * 0.12) / 100_000);

export const deductions: readonly PayLine[] = [
  providentFund,
  esi,
  {
    ...same('Income tax (TDS)', 3.1),
    note: { title: 'Income tax stays', text: 'Nobody who works overtime earns enough to pay it' },
  },
];

/** Of lines as they are shown, to two digits. */
const total = (name: string, plus: readonly PayLine[], minus: readonly PayLine[] = []): PayLine => {
  const all = (key: 'before' | 'after') => {
    const shown = (lines: readonly PayLine[]) =>
      sum(lines.map((line) => Math.round(line[key] * 100)));
    return (shown(plus) - shown(minus)) / 100;
  };
  return { name, before: all('before'), after: all('after'), isTotal: true };
};

const lines = [
  ...earnings,
  total('Gross pay', earnings),
  ...deductions,
  total('Net pay', earnings, deductions),
];

export const payrollRun = defineSheet('payroll-run', {
  tag: 'Illustrative',
  title: 'Payroll, parallel run 1 of 2',
  remark: `${EMPLOYEES} employees · July 2026 · in lakh rupees`,
  columns: [
    { head: 'Line', look: 'head' },
    { head: 'Old sheet', look: 'figure', digits: 2 },
    { head: 'HRMS', look: 'figure', digits: 2 },
    { head: 'Off by', look: 'figure', digits: 2, isSigned: true },
  ],
  rows: lines.map(({ name, before, after, isTotal, note }) => ({
    cells: [name, before, after, after - before],
    state: isTotal ? 'total' : before === after ? undefined : 'marked',
    note,
  })),
  sum: 'Two lines differ, and both reasons are known',
  signed: { by: ['HR head', 'Finance head', 'Project lead'] },
  caption: 'Illustrative. Two months are calculated in both systems before the first payslip.',
  file: 'payroll-run-example',
  label: 'Parallel payroll, example',
});
