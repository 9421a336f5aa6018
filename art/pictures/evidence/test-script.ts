import type { Sheet } from '../../kit/evidence';

interface TestStep {
  readonly no: string;
  readonly action: string;
  readonly expected: string;
  readonly result: 'Passed' | 'Failed';
}

const steps: readonly TestStep[] = [
  {
    no: '1',
    action: 'Receive 500 hoses, lot 2291',
    expected: 'Lot is blocked, inspection opens',
    result: 'Passed',
  },
  {
    no: '2',
    action: 'Pick this lot for an order',
    expected: 'Refused, because it is blocked',
    result: 'Passed',
  },
  {
    no: '3',
    action: 'Enter 50 samples, 1 defect',
    expected: 'Inspection fails, lot stays blocked',
    result: 'Passed',
  },
  {
    no: '4',
    action: 'Return the lot to the vendor',
    expected: 'Stock of the lot is 0',
    result: 'Passed',
  },
  {
    no: '5',
    action: 'Inspector releases own lot',
    expected: 'Refused, a second person must',
    result: 'Failed',
  },
  {
    no: '5b',
    action: 'Same, after correction 07',
    expected: 'Refused, a second person must',
    result: 'Passed',
  },
  {
    no: '6',
    action: 'Trace the lot of one invoice',
    expected: 'Receipt and inspection shown',
    result: 'Passed',
  },
];

export const testScript: Sheet<TestStep> = {
  name: 'test-script',
  title: 'Test script 14, incoming quality',
  remark: 'Run by the quality head · 27 August 2026',
  rows: steps,
  isMarked: ({ result }) => result === 'Failed',
  toneOf: (value) => (value === 'Failed' ? 'alarm' : 'done'),
  wide: {
    width: 626,
    step: 38,
    columns: [
      { x: 44, head: 'No', value: ({ no }) => no, look: 'quiet' },
      { x: 78, head: 'Do this', value: ({ action }) => action, look: 'strong' },
      { x: 296, head: 'This must happen', value: ({ expected }) => expected },
      { x: 532, head: 'Result', value: ({ result }) => result, look: 'chip', width: 72 },
    ],
  },
  small: {
    width: 352,
    step: 52,
    title: 'Test script 14, quality',
    columns: [
      { x: 34, value: ({ no }) => no, look: 'quiet' },
      { x: 58, value: ({ action }) => action, under: ({ expected }) => expected, look: 'strong' },
      { x: 262, value: ({ result }) => result, look: 'chip', width: 64 },
    ],
  },
  sum: '6 steps passed, 1 of them at the second try',
  signatures: ['Quality head', 'Stores head', 'Project lead'],
  notes: [
    {
      at: 2,
      title: 'No defect accepted',
      wide: ['in the sample, as', 'IATF 16949 asks'],
      small: 'in the sample, as IATF 16949 asks',
    },
    {
      at: 4,
      title: 'Failures stay visible',
      wide: ['with their number', 'and the retest'],
      small: 'with their number and the retest',
    },
    {
      at: 'signatures',
      title: 'You run the test',
      wide: ['in your words, with', 'your own items'],
      small: 'in your words, with your own items',
    },
  ],
  file: [
    { head: 'No', value: ({ no }) => no },
    { head: 'Do this', value: ({ action }) => action.replace(',', ';') },
    { head: 'This must happen', value: ({ expected }) => expected.replace(',', ';') },
    { head: 'Result', value: ({ result }) => result },
  ],
};
