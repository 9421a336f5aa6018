import { type SheetRows, defineSheet } from '../schema/sheet';

const checks = [
  { cells: ['Bleed', '3 mm on all sides', 'Passed'] },
  { cells: ['Small black text', 'Four inks; now black only', 'Corrected'] },
  {
    cells: ['Net quantity', 'Under a flap; now in front', 'Corrected'],
    note: { title: 'Seen on a white mock-up', text: 'folded from the carton maker’s own dieline' },
  },
  { cells: ['Barcode 890', 'Scanned from the proof', 'Passed'] },
  { cells: ['Veg mark and FSSAI number', 'As in your checklist', 'Passed'] },
  {
    cells: ['Month and year', 'Missing', 'Open'],
    state: 'marked',
    note: { title: 'Only you can fill it', text: 'Your regulatory person signs the legal text' },
  },
] satisfies SheetRows;

const count = (result: string): number => checks.filter(({ cells }) => cells[2] === result).length;

export const proofCheck = defineSheet('proof-check', {
  tag: 'Illustrative',
  title: 'Spice carton, last check before print',
  remark: 'Proof 3 · 20 August 2026',
  columns: [
    { head: 'Check', look: 'head' },
    { head: 'Found' },
    {
      head: 'Result',
      look: 'chip',
      tones: { Passed: 'good', Corrected: 'tint', Open: 'alarm' },
    },
  ],
  rows: checks,
  sum: `${count('Corrected')} corrected, ${count('Open')} open: it does not go to print`,
  signed: { by: ['Regulatory', 'Brand head'] },
  caption: 'Illustrative. A file goes to print when no line is open.',
  file: 'proof-check-example',
  label: 'Check before print, example',
});
