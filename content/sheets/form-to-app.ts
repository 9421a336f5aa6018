import { type SheetRows, defineSheet } from '../schema/sheet';

const fields = [
  { cells: ['Order', 'Copied from the challan', 'Code of the challan, or a list', 'From the ERP'] },
  { cells: ['Vendor and item', 'Written', 'Shown with the order', 'From the ERP'] },
  {
    cells: ['Quantity', 'Written', 'Refused above the order', 'Typed'],
    note: { title: 'Stopped at the gate', text: 'The driver is still there and can be asked' },
  },
  { cells: ['Challan', 'Stapled', 'Photo, made smaller', 'Camera'] },
  { cells: ['Vehicle', 'Written', 'Chosen, if it came before', 'Typed'] },
  { cells: ['Date and time', 'Written', 'Set by the app', 'By itself'] },
  {
    cells: ['Copy for stores', 'Third sheet', 'Not needed', 'Left out'],
    state: 'marked',
    note: { title: 'Written once', text: 'Stores and accounts open the same entry' },
  },
] satisfies SheetRows;

const typed = fields.filter(({ cells }) => cells[3] === 'Typed').length;

export const formToApp = defineSheet('form-to-app', {
  tag: 'Illustrative',
  title: 'Gate entry, from slip to screen',
  remark: 'Read with the guard and the stores clerk · 9 November 2026',
  columns: [
    { head: 'Field', look: 'head' },
    { head: 'On the slip' },
    { head: 'In the app' },
    {
      head: 'Where it comes from',
      look: 'chip',
      tones: {
        'From the ERP': 'solid',
        Typed: 'loud',
        Camera: 'tint',
        'By itself': 'good',
        'Left out': 'still',
      },
    },
  ],
  rows: fields,
  sum: `${fields.length} things on the slip, ${typed} typed in the app`,
  signed: { by: ['Stores head', 'Accounts'] },
  caption: 'Illustrative. We read your form like this before anything is built.',
  file: 'form-to-app-example',
  label: 'Form to app, example',
});
