import { type SheetRows, defineSheet } from '../schema/sheet';

const sites = [
  {
    cells: ['Salaries 2026', 'Everyone in the company', 'A link of 2024', 'Closed'],
    note: { title: 'Copilot would show it', text: 'to each user who can already open it' },
  },
  { cells: ['Work instructions', 'All plants, to read', 'As intended', 'Kept'] },
  { cells: ['Board papers', '4 people, 1 guest', 'The guest left in May', 'Removed'] },
  { cells: ['Vendor drawings', '31 guests', '12 without an end date', 'Dates set'] },
  {
    cells: ['Line 3, project of 2021', 'Anyone with the link', 'No owner', 'Waiting'],
    state: 'marked',
    note: { title: 'No owner, no decision', text: 'The plant head names one first' },
  },
] satisfies SheetRows;

const changed = sites.filter(({ cells }) => cells[3] !== 'Kept' && cells[3] !== 'Waiting').length;

export const sharingReport = defineSheet('sharing-report', {
  tag: 'Illustrative',
  title: 'Who can open what',
  remark: `${sites.length} of 64 sites · 3 November 2026`,
  columns: [
    { head: 'Site', look: 'head' },
    { head: 'Open for' },
    { head: 'Found' },
    {
      head: 'Its owner decided',
      look: 'chip',
      tones: {
        Closed: 'good',
        Removed: 'good',
        'Dates set': 'good',
        Kept: 'tint',
        Waiting: 'loud',
      },
    },
  ],
  rows: sites,
  sum: `${changed} of these ${sites.length} sites changed`,
  signed: { by: ['Site owners', 'IT head'] },
  caption: 'Illustrative. Each owner answers for his own site, before Copilot is switched on.',
  file: 'sharing-report-example',
  label: 'Sharing report, example',
});
