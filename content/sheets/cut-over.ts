import { defineSheet } from '../schema/sheet';

const steps = [
  {
    cells: [
      ['18:00', '30 Sep'],
      ['Close posting in NAV', 'Finance head'],
      'Closing totals are signed',
      '18:10',
    ],
  },
  {
    cells: [
      ['19:00', '30 Sep'],
      ['Back up and test a restore', 'IT head'],
      'Restored copy opens',
      '19:35',
    ],
    note: { title: 'Proof for each step', text: 'The next step starts only after that' },
  },
  {
    cells: [['20:00', '30 Sep'], ['Count the stock', 'Stores head'], 'Two counts agree', '01:20'],
    note: { title: 'Counted by two', text: 'No stock is taken over without a count' },
  },
  {
    cells: [
      ['02:00', '1 Oct'],
      ['Load masters and open items', 'Data lead'],
      'Row counts agree',
      '03:05',
    ],
  },
  {
    cells: [
      ['05:00', '1 Oct'],
      ['Load opening stock by lot', 'Stores head'],
      'Quantity and value agree',
      '06:40',
    ],
  },
  {
    cells: [
      ['08:00', '1 Oct'],
      ['Compare the trial balance', 'Finance head'],
      'Only accepted differences remain',
      '08:30',
    ],
  },
  {
    cells: [
      ['10:00', '1 Oct'],
      ['Decide: go on, or back to NAV', 'Plant head'],
      'Decision is signed',
      '10:00',
    ],
    state: 'marked',
    note: { title: 'Last hour to go back', text: 'One person decides, named weeks before' },
  },
  {
    cells: [
      ['12:00', '1 Oct'],
      ['Post the first invoice', 'Sales head'],
      'IRN and QR code stored',
      '12:15',
    ],
  },
] satisfies Parameters<typeof defineSheet>[1]['rows'];

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
  rows: steps,
  sum: `${steps.length} steps, all done; the first invoice left at ${String(steps.at(-1)?.cells[3])}`,
  signed: { by: ['Plant head', 'Finance head', 'Project lead'] },
  caption: 'Illustrative. The sheet hangs in the project room during the night of the change.',
  file: 'cut-over-example',
  label: 'Cut-over sheet, example',
});
