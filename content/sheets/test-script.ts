import { type SheetRows, defineSheet } from '../schema/sheet';

const steps = [
  { cells: ['1', 'Receive 500 hoses, lot 2291', 'Lot is blocked, inspection opens', 'Passed'] },
  { cells: ['2', 'Pick this lot for an order', 'Refused, because it is blocked', 'Passed'] },
  {
    cells: ['3', 'Enter 50 samples, 1 defect', 'Inspection fails, lot stays blocked', 'Passed'],
    note: { title: 'No defect accepted', text: 'in the sample, as IATF 16949 asks' },
  },
  { cells: ['4', 'Return the lot to the vendor', 'Stock of the lot is 0', 'Passed'] },
  {
    cells: ['5', 'Inspector releases own lot', 'Refused, a second person must', 'Failed'],
    state: 'marked',
    note: { title: 'Failures stay visible', text: 'with their number and the retest' },
  },
  { cells: ['5b', 'Same, after correction 07', 'Refused, a second person must', 'Passed'] },
  { cells: ['6', 'Trace the lot of one invoice', 'Receipt and inspection shown', 'Passed'] },
] satisfies SheetRows;

const passed = steps.filter(({ cells }) => cells[3] === 'Passed').length;

export const testScript = defineSheet('test-script', {
  tag: 'Illustrative',
  title: 'Test script 14, incoming quality',
  remark: 'Run by the quality head · 27 August 2026',
  columns: [
    { head: 'No', look: 'id' },
    { head: 'Do this', look: 'head' },
    { head: 'This must happen' },
    { head: 'Result', look: 'chip', tones: { Passed: 'good', Failed: 'alarm' } },
  ],
  rows: steps,
  sum: `${passed} steps passed, ${steps.length - passed} of them at the second try`,
  signed: {
    by: ['Quality head', 'Stores head', 'Project lead'],
    note: { title: 'You run the test', text: 'in your words, with your own items' },
  },
  caption: 'Illustrative. Your process owner runs the script in the test company.',
  file: 'test-script-example',
  label: 'Test script, example',
});
