import { type Note, defineSheet, sum } from '../schema/sheet';

interface Group {
  readonly who: string;
  readonly work: string;
  readonly people: number;
  readonly byWork: number;
  readonly kind: 'Premium' | 'Device' | 'Team Member' | 'External Accountant';
  readonly note?: Note;
}

/** Who shares a device or only approves needs no full licence. */
export const groups: readonly Group[] = [
  { who: 'Accounts', work: 'Post and close', people: 6, byWork: 6, kind: 'Premium' },
  { who: 'Purchase and stores', work: 'Order and receive', people: 9, byWork: 9, kind: 'Premium' },
  {
    who: 'Planning',
    work: 'Production orders',
    people: 4,
    byWork: 4,
    kind: 'Premium',
    note: {
      title: 'One edition for all',
      text: '4 planners need Premium, so each full user gets it',
    },
  },
  { who: 'Sales and dispatch', work: 'Orders and invoices', people: 5, byWork: 5, kind: 'Premium' },
  {
    who: 'Shop floor, 3 shifts',
    work: 'Scan at shared terminals',
    people: 18,
    byWork: 4,
    kind: 'Device',
    note: { title: 'Shared terminals', text: '18 people use 4 devices, one shift after another' },
  },
  {
    who: 'Heads of department',
    work: 'Read and approve',
    people: 11,
    byWork: 11,
    kind: 'Team Member',
    note: { title: 'Light licences', text: 'They read and approve, but cannot post' },
  },
  {
    who: 'Chartered accountant',
    work: 'Audit at year end',
    people: 1,
    byWork: 1,
    kind: 'External Accountant',
  },
];

const people = sum(groups.map((group) => group.people));
const byWork = sum(groups.map((group) => group.byWork));
const full = sum(groups.filter(({ kind }) => kind === 'Premium').map((group) => group.byWork));

export const licences = defineSheet('licences', {
  tag: 'Illustrative',
  title: 'Licences, compared',
  remark: 'One plant that plans production · May 2026',
  columns: [
    { head: 'Who', under: 'For what', look: 'head' },
    { head: 'People', look: 'figure' },
    { head: 'All full', look: 'figure' },
    { head: 'By work', look: 'figure' },
    {
      head: 'Licence',
      look: 'chip',
      tones: { Premium: 'solid', Device: 'loud', 'Team Member': 'tint' },
    },
  ],
  rows: [
    ...groups.map(({ who, work, kind, note, ...group }) => ({
      cells: [[who, work] as [string, string], group.people, group.people, group.byWork, kind],
      state: kind === 'Device' ? ('marked' as const) : undefined,
      note,
    })),
    { cells: ['Total', people, people, byWork, ''], state: 'total' },
  ],
  sum: `${full} full licences instead of ${people}; prices are in the quotation`,
  signed: { by: ['Plant head', 'Finance head', 'Project lead'] },
  caption: 'Illustrative. We count licences with you in Discover; prices are in the quotation.',
  file: 'licences-example',
  label: 'Licence count, example',
});
