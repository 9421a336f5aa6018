/** @jest-environment node */
import { evidence, getService, sheets as shown } from '@/content';
import { defineSheet, sheetFile } from '@/content/schema/sheet';
import { gaps } from '@/content/sheets/gap-list';
import { passes } from '@/content/sheets/gate-passes';
import { groups } from '@/content/sheets/licences';
import { deductions, earnings } from '@/content/sheets/payroll-run';
import { accounts } from '@/content/sheets/trial-balance';
import { trialBalanceTotal } from '@/content/sheets/sales-reconciliation';
import { stages } from '@/content/sheets/project-plans';
import { visits } from '@/content/sheets/visitor-list';
import { orders } from '@/content/sheets/work-orders';

const sheets = shown.map(({ sheet }) => sheet);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each(['before', 'after'] as const)('balances the trial balance %s the move', (key) => {
  const side = (name: string) =>
    sum(accounts.filter((account) => account.side === name).map((account) => account[key]));
  expect(side('Debit')).toBe(side('Credit'));
});

it('pays in the parallel run what the earnings leave after the deductions, as they are shown', () => {
  const shown = (amount: number) => Math.round(amount * 100);
  const net = (['before', 'after'] as const).map((key) =>
    sum([
      ...earnings.map((line) => shown(line[key])),
      ...deductions.map((line) => -shown(line[key])),
    ]),
  );
  const [, before, after] = evidence.payrollRun.sheet.rows.at(-1)?.cells ?? [];
  expect([before, after].map(Number).map(shown)).toEqual(net);
});

it('takes provident fund on no more than the ceiling, as the payslip on the page does', () => {
  const fund = evidence.payrollRun.sheet.rows.find(({ cells }) =>
    String(cells[0]).startsWith('Provident fund'),
  );
  expect(fund?.cells.slice(1).map(Number)).toEqual([3.816, 3.816, 0]);
});

it('explains the two totals that the page on Power BI names', () => {
  expect(getService('powerbi-details').sections[0]?.lead).toContain(
    `4.18 crore, finance says ${trialBalanceTotal / 100}`,
  );
});

it('gives every gate pass the state that its quantities have', () => {
  for (const { sent, back, state } of passes) {
    if (state === 'NRGP') expect(back).toBeUndefined();
    else if (state === 'Closed') expect(back).toBe(sent);
    else expect(back).toBeLessThan(sent);
  }
});

it('counts a licence for each person who shares no device', () => {
  for (const { kind, people, byWork } of groups) {
    if (kind !== 'Device') expect(byWork).toBe(people);
  }
});

it('gives hours to the work orders that are done, and to no others', () => {
  for (const { state, hours } of orders) expect(state === 'Done').toBe(hours !== undefined);
});

it.each([
  ['siteAcceptance', ['Accepted', 'Accepted', 'Accepted', 'Accepted', 'Accepted']],
  ['restoreReport', ['In time', 'In time', 'In time', 'No backup']],
] as const)('the last tests in %s end as its sum says', (name, expected) => {
  const results = new Map(
    evidence[name].sheet.rows.map(({ cells }) => [
      String(cells[0]).replace(', second test', ''),
      cells.at(-1),
    ]),
  );
  expect([...results.values()]).toEqual(expected);
});

it('lists as left who has a time of leaving, and nobody else', () => {
  for (const { state, left } of visits) expect(state === 'Left').toBe(left !== undefined);
});

it('quotes the licences of the licence count and the gaps of the gap list, and no amount', () => {
  const { columns, rows } = evidence.sampleQuotation.sheet;
  const items = rows.map(({ cells }) => [cells[1]].flat());
  const cellsOf = (head: string) => {
    const index = columns.findIndex((column) => column.head === head);
    return new Map(rows.map(({ cells }, row) => [items[row]?.[0], cells[index]]));
  };
  const quantity = cellsOf('Quantity');
  for (const kind of ['Premium', 'Device', 'Team Member'] as const) {
    const licences = sum(groups.filter((group) => group.kind === kind).map(({ byWork }) => byWork));
    expect(quantity.get(`${kind} licences`)).toBe(licences);
  }
  for (const [item, origin] of [
    ['Extensions', 'Extension'],
    ['Our modules', 'Ours'],
  ] as const) {
    const numbers = gaps.filter((gap) => gap[2] === origin).map(([no]) => no);
    expect(quantity.get(item)).toBe(numbers.length);
    expect(items).toContainEqual([item, `Gaps ${numbers.join(', ')}`]);
  }
  expect([...cellsOf('Amount').values()]).toEqual(rows.map(() => ''));
  expect(rows.map(({ cells }) => cells[0])).toEqual(rows.map((_, index) => `${index + 1}`));
});

it.each([
  [1, 13],
  [2, 26],
] as const)('plan %d begins in week 1, leaves no week out and ends in week %d', (plan, weeks) => {
  let reached = 0;
  for (const stage of stages) {
    const [first, last] = stage[plan];
    expect(first).toBeLessThanOrEqual(reached + 1);
    expect(last).toBeGreaterThan(first);
    expect(last).toBeGreaterThanOrEqual(reached);
    reached = last;
  }
  expect(reached).toBe(weeks);
});

it('has a name and a file of its own for each sheet', () => {
  for (const key of ['id', 'file'] as const) {
    expect(new Set(sheets.map((sheet) => sheet[key])).size).toBe(sheets.length);
  }
});

it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
  'the file of %s has its rows without amounts of a currency',
  (_id, sheet) => {
    const file = sheetFile(sheet);
    const ahead = sheet.tag === undefined ? ['columns'] : ['tag', 'columns'];
    expect(file.trim().split('\r\n')).toHaveLength(
      ahead.length + sheet.rows.length + sheet.terms.length,
    );
    expect(file).not.toMatch(/₹|\b(?:INR|Rs|USD)\b/);
  },
);

const plan = {
  title: 'Plan of 13 weeks',
  columns: [
    { head: 'Stage', under: 'Who', look: 'head' as const },
    { head: 'Days', look: 'figure' as const, digits: 1 as const },
  ],
  rows: [
    { cells: [['Discover', 'Process owners'] as [string, string], 4.5] },
    { cells: ['Set up, "as is"', null] },
  ],
  terms: [{ term: 'Not included', text: 'Travel' }],
  caption: 'One company, the standard only.',
  file: 'plan-13-weeks',
  label: 'Plan',
};

it('writes a file whose second lines are columns, and quotes what has a comma', () => {
  expect(sheetFile(defineSheet('plan', plan))).toBe(
    '\u{FEFF}Stage,Who,Days\r\nDiscover,Process owners,4.5\r\n"Set up, ""as is""",,\r\nNot included,Travel\r\n',
  );
});

it('says of a sample in the first line of its file that it is one', () => {
  const [first] = sheetFile(defineSheet('plan', { ...plan, tag: 'Sample' })).split('\r\n');
  expect(first).toBe('\u{FEFF}Sample,Plan of 13 weeks');
});

const note = { title: 'Look', text: 'here' };

it.each([
  [{ rows: [plan.rows[0], { cells: ['Set up'] }] }, 'rows[1].cells has 1 cells; write one'],
  [{ rows: [plan.rows[0], { cells: [7, 7] }] }, 'rows[1].cells[0] is a number; put it in quotes'],
  [
    { rows: [plan.rows[0], { cells: ['Go', ['1', '2']] }] },
    'rows[1].cells[1] has two lines; name the second one in `under`',
  ],
  [{ columns: plan.columns.slice(1).concat(plan.columns.slice(1)) }, 'columns have 0 of the look'],
  [
    { rows: Array.from({ length: 4 }, () => ({ cells: ['Go', 1], note })) },
    'rows have 4 notes; keep the three that matter',
  ],
])('names a mistake: %j', (change, message) => {
  const entry = { ...plan, ...change } as Parameters<typeof defineSheet>[1];
  expect(() => defineSheet('plan', entry)).toThrow(`content/sheets/plan.ts: ${message}`);
});
