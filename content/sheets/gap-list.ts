import { type Note, defineSheet } from '../schema/sheet';

export const gaps = [
  ['01', 'Indent before each order', 'Ours', 'Purchase head'],
  ['02', 'Approval of orders by value', 'Standard', 'Finance head'],
  ['03', 'Goods out on a gate pass', 'Ours', 'Stores head'],
  ['04', 'Material at each vendor', 'Standard', 'Planning head'],
  ['05', 'Back-dated price revision', 'Extension', 'Sales head'],
  ['06', 'Schedules from a file', 'Extension', 'Planning head'],
  ['07', 'Gauges due for calibration', 'Ours', 'Quality head'],
  ['08', 'IRN from the posted invoice', 'Extension', 'Finance head'],
] as const;

const notes: Readonly<Record<string, Note>> = {
  '01': { title: 'One line for each gap', text: 'where your process and the product differ' },
  '05': { title: 'Standard, extension, ours', text: 'Each line says how it will be solved' },
};

const count = (origin: string): number => gaps.filter((gap) => gap[2] === origin).length;

export const gapList = defineSheet('gap-list', {
  tag: 'Illustrative',
  title: 'Gap list, signed',
  remark: 'One component plant · 22 May 2026',
  columns: [
    { head: 'No', look: 'id' },
    { head: 'Gap', look: 'head' },
    {
      head: 'It will be',
      look: 'chip',
      tones: { Ours: 'alarm', Extension: 'solid', Standard: 'loud' },
    },
    { head: 'Owner' },
    { head: 'Signed', look: 'tick' },
  ],
  rows: gaps.map(([no, gap, origin, owner]) => ({
    cells: [no, gap, origin, owner, 'yes'],
    note: notes[no],
  })),
  sum: `${gaps.length} gaps: ${count('Standard')} need only setup, ${count('Extension')} an extension, ${count('Ours')} are ours`,
  signed: {
    by: ['Plant head', 'Finance head', 'Project lead'],
    note: { title: 'Signed before we build', text: 'Discover ends when every line is signed' },
  },
  caption: 'Illustrative. You sign such a list at the end of Discover, before we build.',
  file: 'gap-list-example',
  label: 'Gap list, example',
});
