import type { Column, Sheet } from '../../kit/evidence';

interface PayLine {
  readonly name: string;
  /** In hundredths of a lakh of rupees. */
  readonly before: number;
  readonly after: number;
  readonly isTotal?: boolean;
}

const line = (name: string, before: number, after = before): PayLine => ({ name, before, after });

/** One and a half times the wage in the old sheet, twice in the new one. */
const overtime = line('Overtime', 4_20, (4_20 / 1.5) * 2);
const basic = line('Basic and dearness pay', 62_40);

/** In hundredths of a lakh of rupees. */
export const earnings: readonly PayLine[] = [basic, line('Allowances', 41_60), overtime];

/** Provident fund is 12 percent of basic pay. */
export const deductions: readonly PayLine[] = [
  line('Provident fund, 12%', Math.round(basic.before * 0.12)),
  line('Income tax (TDS)', 3_10),
];

function total(name: string, plus: readonly PayLine[], minus: readonly PayLine[] = []): PayLine {
  const sum = (key: 'before' | 'after') =>
    plus.reduce((all, row) => all + row[key], 0) - minus.reduce((all, row) => all + row[key], 0);
  return { name, before: sum('before'), after: sum('after'), isTotal: true };
}

const rows = [
  ...earnings,
  total('Gross pay', earnings),
  ...deductions,
  total('Net pay', earnings, deductions),
];

const amount = (hundredths: number): string => (hundredths / 100).toFixed(2);
const change = ({ before, after }: PayLine): string =>
  `${after > before ? '+' : ''}${amount(after - before)}`;

const figures = (
  at: readonly [before: number, after: number, change: number],
): readonly Column<PayLine>[] => [
  { x: at[0], end: true, head: 'Old sheet', value: ({ before }) => amount(before) },
  { x: at[1], end: true, head: 'HRMS', value: ({ after }) => amount(after) },
  { x: at[2], end: true, head: 'Diff.', value: change, look: 'strong' },
];

export const payrollRun: Sheet<PayLine> = {
  name: 'payroll-run',
  title: 'Payroll, parallel run 1 of 2',
  remark: '212 employees · July 2026 · in lakh rupees',
  rows,
  isTotal: ({ isTotal }) => isTotal ?? false,
  isMarked: ({ before, after, isTotal }) => before !== after && !isTotal,
  wide: {
    width: 600,
    step: 36,
    columns: [{ x: 44, value: ({ name }) => name }, ...figures([368, 468, 572])],
  },
  small: {
    width: 352,
    step: 34,
    title: 'Payroll, run 1 of 2',
    remark: '212 employees · July 2026 · lakh rupees',
    sum: 'One line differs; the reason is known',
    columns: [{ x: 34, value: ({ name }) => name }, ...figures([226, 274, 314])],
  },
  sum: 'One line differs, and the reason is known',
  signatures: ['HR head', 'Finance head', 'Project lead'],
  notes: [
    {
      at: 2,
      title: '1.40 explained',
      wide: ['Overtime is now paid', 'at twice the wage,', 'it was one and a half'],
      small: 'Overtime now at twice the wage, was 1.5',
    },
    {
      at: 4,
      title: 'Deductions agree',
      wide: ['employee by employee,', 'before the first payslip'],
      small: 'employee by employee, before a payslip',
    },
    {
      at: 6,
      title: 'Then to the accounts',
      wide: ['One journal a month,', 'by cost centre'],
      small: 'One journal a month, by cost centre',
    },
  ],
  file: [
    { head: 'Line', value: ({ name }) => name.replace(',', '') },
    { head: 'Old sheet (lakh rupees)', value: ({ before }) => amount(before) },
    { head: 'HRMS (lakh rupees)', value: ({ after }) => amount(after) },
    { head: 'Difference', value: ({ before, after }) => amount(after - before) },
  ],
};
