import { type SheetRows, defineSheet } from '../schema/sheet';

/** In minutes. */
const restores = [
  { system: 'ERP database', agreed: 240, taken: 100, lost: 10 },
  { system: 'File share, drawings', agreed: 480, taken: 185, lost: 60 },
  { system: 'Payroll machine', agreed: 240, taken: 380, lost: 60 },
  { system: 'Payroll machine, second test', agreed: 240, taken: 150, lost: 60 },
  { system: 'Licence server', agreed: 480, taken: null, lost: null },
];

const hours = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

function resultOf({ agreed, taken }: (typeof restores)[number]): string {
  if (taken === null) return 'No backup';
  return taken <= agreed ? 'In time' : 'Too late';
}

const NOTES = new Map([
  ['Too late', { title: 'A larger disk', text: 'The second test was a week later, and in time' }],
  ['No backup', { title: 'Found by the test', text: 'Nobody had set one up; it has one now' }],
]);

const rows = restores.map((restore) => {
  const result = resultOf(restore);
  return {
    cells: [
      restore.system,
      hours(restore.agreed),
      restore.taken === null ? null : hours(restore.taken),
      restore.lost === null ? null : `${restore.lost} minutes`,
      result,
    ],
    state: result === 'In time' ? undefined : 'marked',
    note: NOTES.get(result),
  };
}) satisfies SheetRows;

export const restoreReport = defineSheet('restore-report', {
  tag: 'Illustrative',
  title: 'Restore test of four systems',
  remark: 'From Pune to a separate network · 14 November 2026',
  columns: [
    { head: 'System', look: 'head' },
    { head: 'Back within' },
    { head: 'Back after' },
    { head: 'Data lost' },
    {
      head: 'Result',
      look: 'chip',
      tones: { 'In time': 'good', 'Too late': 'alarm', 'No backup': 'alarm' },
    },
  ],
  rows,
  sum: 'Three systems are back in time, one of them at the second test',
  signed: { by: ['IT head', 'Finance head'] },
  caption: 'Illustrative. You get this report after each test, with the failures in it.',
  file: 'restore-report-example',
  label: 'Restore test, example',
});
