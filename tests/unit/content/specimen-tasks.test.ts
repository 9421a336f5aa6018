/** @jest-environment node */
import { specimenTasks } from '@/content';

const numberOf = (cell: string | undefined): number =>
  Number((cell ?? '').replaceAll(',', '').replace('−', '-'));

const columnsOf = (category: keyof typeof specimenTasks): number[][] => {
  const { columns, rows } = specimenTasks[category].table;
  return columns.map((_, index) => rows.map((row) => numberOf(row[index])));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Of two columns. */
const product = (left: readonly number[] = [], right: readonly number[] = []): number =>
  sum(left.map((one, index) => one * (right[index] ?? 0)));

const inRupees = (amount: number): string => `Rs ${amount.toLocaleString('en-IN')}`;

describe('the figures of a sample task are those of its table', () => {
  test('Frontend: passes and pieces that are out', () => {
    const { case: text, judged, table } = specimenTasks.Frontend;
    const [, sent = [], back = []] = columnsOf('Frontend');
    const out = sent.map((one, index) => one - (back[index] ?? 0));
    expect(text).toContain(`open ${sent.length}, out ${sum(sent)} pieces`);
    const open = table.rows.filter((_, index) => (out[index] ?? 0) > 0);
    const overdue = open.filter(([, , , due]) => Number.parseInt(due ?? '', 10) < 24);
    expect(judged).toContain(`open ${open.length}, overdue ${overdue.length}, out ${sum(out)}`);
  });

  test('Backend: the balance after each line was posted once', () => {
    const { judged, table } = specimenTasks.Backend;
    const opening = numberOf(/Rs ([\d,]+)/.exec(table.caption)?.[1]);
    const [, amounts = []] = columnsOf('Backend');
    expect(judged).toContain(inRupees(opening + sum(amounts)));
    expect(table.rows.filter(([, , sent]) => sent === '2')).toHaveLength(3);
  });

  test('DataBase: list, count and ledger', () => {
    const { case: text, judged } = specimenTasks.DataBase;
    const [, listed, counted, rate] = columnsOf('DataBase');
    const [list, count] = [product(listed, rate), product(counted, rate)];
    expect(text).toContain(`comes to ${inRupees(list)}, the ledger to ${inRupees(count)}`);
    expect(judged).toContain(`${inRupees(count - list)}, for 30 seals`);
  });

  test('Digital Marketing: share of visits, and price of an enquiry', () => {
    const { judged } = specimenTasks['Digital Marketing'];
    const [, visits = [], enquiries = []] = columnsOf('Digital Marketing');
    const shares = visits.map((one, index) => `${((enquiries[index] ?? 0) / one) * 100}%`);
    expect(judged).toContain(`${shares[0]}, ${shares[1]} and ${shares[2]}`);
    expect(enquiries[1]).toBe(sum(enquiries) / 2);
    expect(judged).toContain(`costs ${inRupees(40_000 / (enquiries[1] ?? 0))}`);
  });

  test('Power Bi: report, credit note and ledger', () => {
    const { case: text, judged } = specimenTasks['Power Bi'];
    const [, due = []] = columnsOf('Power Bi');
    const total = sum(due).toFixed(2);
    const ledger = (sum(due) - 0.6).toFixed(2);
    expect(text).toContain(`shows ${total} lakh, the ledger ${ledger}`);
    expect(judged).toContain(`total is ${ledger}`);
  });

  test('Cloud: bill, saving and budget', () => {
    const { case: text, judged, table } = specimenTasks.Cloud;
    const [, hours = [], rates = [], amounts = []] = columnsOf('Cloud');
    expect(text).toContain(`the bill ${inRupees(sum(amounts))}`);
    for (const index of [0, 1]) {
      expect(amounts[index]).toBe((hours[index] ?? 0) * (rates[index] ?? 0));
    }
    expect(table.rows[1]?.[0]).toBe('Test server');
    const saving = ((hours[1] ?? 0) - 10 * 22) * (rates[1] ?? 0);
    expect(judged).toContain(`220 hours save ${inRupees(saving)}`);
    expect(judged).toContain(`the bill is ${inRupees(sum(amounts) - saving)}`);
  });
});
