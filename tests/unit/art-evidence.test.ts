/** @jest-environment node */
import { downloads } from '@/art/pictures/evidence/all-sheets';
import { passes } from '@/art/pictures/evidence/gate-passes';
import { fullLicences, groups } from '@/art/pictures/evidence/licences';
import { deductions, earnings, payrollRun } from '@/art/pictures/evidence/payroll-run';
import { accounts } from '@/art/pictures/evidence/trial-balance';
import { visits } from '@/art/pictures/evidence/visitor-list';
import { workOrders } from '@/art/pictures/evidence/work-orders';
import { evidence } from '@/content';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const inLakh = (hundredths: number) =>
  (hundredths / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });

describe('the trial balance', () => {
  const side = (name: string, key: 'before' | 'after') =>
    sum(accounts.filter((account) => account.side === name).map((account) => account[key]));

  it.each(['before', 'after'] as const)('balances %s the move', (key) => {
    expect(side('Debit', key)).toBe(side('Credit', key));
  });

  it('has the totals that its text alternative names', () => {
    expect(evidence.trialBalance.alt).toContain(inLakh(side('Debit', 'before')));
    expect(evidence.trialBalance.alt).toContain(inLakh(side('Debit', 'after')));
  });
});

it('gets the same net pay in the parallel run as its text alternative names', () => {
  const net = payrollRun.rows.at(-1);
  for (const key of ['before', 'after'] as const) {
    const expected = sum(earnings.map((row) => row[key])) - sum(deductions.map((row) => row[key]));
    expect(net?.[key]).toBe(expected);
    expect(evidence.payrollRun.alt).toContain(inLakh(expected));
  }
});

it('gives every gate pass the state that its quantities have', () => {
  for (const { sent, back, state } of passes) {
    if (state === 'NRGP') expect(back).toBeUndefined();
    else if (state === 'Closed') expect(back).toBe(sent);
    else expect(back).toBeLessThan(sent);
  }
});

it('counts the licences as its text alternative does', () => {
  expect(evidence.licences.alt).toContain(`with ${sum(groups.map(({ people }) => people))} people`);
  expect(evidence.licences.alt).toContain(`${fullLicences} Premium`);
  for (const { kind, then, people } of groups) {
    if (kind !== 'Device') expect(then).toBe(people);
  }
});

it('gives hours to the work orders that are done, and to no others', () => {
  for (const { state, hours } of workOrders) expect(state === 'Done').toBe(hours !== undefined);
});

it('lists as left who has a time of leaving, and nobody else', () => {
  for (const { state, left } of visits) expect(state === 'Left').toBe(left !== undefined);
});

describe.each([...downloads])('%s', (_name, content) => {
  it('has as many cells in each row as in its head', () => {
    const rows = content.trim().split('\n');
    const widths = rows.map((row) => row.split(',').length);
    expect(new Set(widths).size).toBe(1);
  });

  it('names no amount of a currency', () => {
    expect(content).not.toMatch(/₹|\b(?:INR|Rs|USD)\b/);
  });
});

it('offers each file beside a drawing', () => {
  const offered = Object.values(evidence).flatMap((entry) =>
    'drawing' in entry ? entry.files.map(({ href }) => href) : [],
  );
  expect(offered.sort()).toEqual([...downloads.keys()].map((name) => `/downloads/${name}`).sort());
});
