import { type Note, defineSheet } from '../schema/sheet';

const steps = [
  ['30 Sep', '18:00', 'Close posting in NAV', 'Finance head', 'Closing totals are signed', '18:10'],
  ['30 Sep', '19:00', 'Back up and test a restore', 'IT head', 'Restored copy opens', '19:35'],
  ['30 Sep', '20:00', 'Count the stock', 'Stores head', 'Two counts agree', '01:20'],
  ['1 Oct', '02:00', 'Load masters and open items', 'Data lead', 'Row counts agree', '03:05'],
  [
    '1 Oct',
    '05:00',
    'Load opening stock by lot',
    'Stores head',
    'Quantity and value agree',
    '06:40',
  ],
  [
    '1 Oct',
    '08:00',
    'Compare the trial balance',
    'Finance head',
    'Only accepted differences remain',
    '08:30',
  ],
  ['1 Oct', '10:00', 'Decide: go on, or back to NAV', 'Plant head', 'Decision is signed', '10:00'],
  ['1 Oct', '12:00', 'Post the first invoice', 'Sales head', 'IRN and QR code stored', '12:15'],
] as const;

const notes: Readonly<Record<string, Note>> = {
  '19:00': { title: 'Proof for each step', text: 'The next step starts only after that' },
  '20:00': { title: 'Counted by two', text: 'No stock is taken over without a count' },
  '10:00': { title: 'Last hour to go back', text: 'One person decides, named weeks before' },
};

const lastDone = steps.at(-1)?.[5] ?? '';

export const cutOver = defineSheet('cut-over', {
  tag: 'Illustrative',
  title: 'Cut-over sheet',
  remark: 'NAV to Business Central · 30 September to 1 October 2026',
  columns: [
    { head: 'Start', under: 'Day', look: 'id' },
    { head: 'Step', under: 'Who', look: 'head' },
    { head: 'Proof' },
    { head: 'Done', look: 'tick' },
  ],
  rows: steps.map(([day, start, step, who, proof, done]) => ({
    cells: [[start, day], [step, who], proof, done],
    state: step.startsWith('Decide') ? 'marked' : undefined,
    note: notes[start],
  })),
  sum: `${steps.length} steps, all done; the first invoice left at ${lastDone}`,
  signed: { by: ['Plant head', 'Finance head', 'Project lead'] },
  caption: 'Illustrative. The sheet hangs in the project room during the night of the change.',
  file: 'cut-over-example',
  label: 'Cut-over sheet, example',
});
