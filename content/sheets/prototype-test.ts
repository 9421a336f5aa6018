import { type SheetRows, defineSheet } from '../schema/sheet';

const tasks = [
  { cells: ['1', 'Find an item by your own code', '5 of 5', null, 'Keep'] },
  { cells: ['2', 'See the stock before ordering', '5 of 5', null, 'Keep'] },
  {
    cells: ['3', 'Order 24 pump sets for two dates', '2 of 5', 'Only one date per order', 'Change'],
    state: 'marked',
    note: { title: 'Found before any code', text: 'A date on each line is drawn and tried again' },
  },
  { cells: ['4', 'Send a photo of the name plate', '4 of 5', 'Too large a file', 'Change'] },
  {
    cells: ['5', 'Compare two pump curves', '1 of 5', 'Nobody looked for it', 'Leave out'],
    note: { title: 'Left out in writing', text: 'Release 1 is estimated without it' },
  },
  { cells: ['6', 'Repeat the last order', '5 of 5', null, 'Keep'] },
] satisfies SheetRows;

const count = (decision: string): number =>
  tasks.filter(({ cells }) => cells[4] === decision).length;

export const prototypeTest = defineSheet('prototype-test', {
  tag: 'Illustrative',
  title: 'Prototype 2, tried by five dealers',
  remark: 'Dealer orders on a phone · 11 March 2026',
  columns: [
    { head: 'No', look: 'id' },
    { head: 'Task', look: 'head' },
    { head: 'Without help' },
    { head: 'What stopped them' },
    {
      head: 'Decision',
      look: 'chip',
      tones: { Keep: 'good', Change: 'loud', 'Leave out': 'still' },
    },
  ],
  rows: tasks,
  sum: `${count('Keep')} tasks kept, ${count('Change')} changed, ${count('Leave out')} left out of release 1`,
  signed: { by: ['Sales head', 'Project lead'] },
  caption: 'Illustrative. Five of your users try drawn screens; only then do we estimate.',
  file: 'prototype-test-example',
  label: 'Prototype test, example',
});
