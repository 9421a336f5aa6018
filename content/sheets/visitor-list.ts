import { type Note, defineSheet } from '../schema/sheet';

interface Visit {
  readonly badge: string;
  readonly arrived: string;
  readonly who: string;
  readonly host: string;
  readonly brought: string;
  readonly left?: string;
  readonly state: 'Left' | 'Inside' | 'Over time' | 'Refused';
  readonly note?: Note;
}

export const visits: readonly Visit[] = [
  {
    badge: 'V-201',
    arrived: '09:05',
    who: 'Vendor, 2 people',
    host: 'Purchase',
    brought: 'Sample box',
    left: '10:20',
    state: 'Left',
  },
  {
    badge: 'V-202',
    arrived: '09:30',
    who: 'Auditor',
    host: 'Quality',
    brought: 'Laptop',
    state: 'Inside',
  },
  {
    badge: 'C-077',
    arrived: '09:45',
    who: 'Contractor, welding',
    host: 'Maintenance',
    brought: 'Insurance expired',
    state: 'Refused',
    note: {
      title: 'Papers checked first',
      text: 'The pass is refused when a document has expired',
    },
  },
  {
    badge: 'V-203',
    arrived: '10:10',
    who: 'Service engineer',
    host: 'Maintenance',
    brought: 'Tool bag, 14 tools',
    state: 'Over time',
    note: { title: 'Longer than planned', text: 'The host is asked, the guard sees it' },
  },
  {
    badge: 'T-118',
    arrived: '11:15',
    who: 'Truck driver',
    host: 'Stores',
    brought: 'Steel coil, dock 2',
    state: 'Inside',
    note: {
      title: 'Roll-call from this list',
      text: 'In a drill each person inside is ticked off',
    },
  },
  {
    badge: 'V-204',
    arrived: '11:40',
    who: 'Candidate',
    host: 'HR',
    brought: 'Nothing',
    left: '12:25',
    state: 'Left',
  },
];

const count = (...states: readonly Visit['state'][]): number =>
  visits.filter(({ state }) => states.includes(state)).length;

export const visitorList = defineSheet('visitor-list', {
  tag: 'Illustrative',
  title: 'Who is inside',
  remark: 'Gate 1 · 24 June 2026, 12:30',
  columns: [
    { head: 'Badge', look: 'id' },
    { head: 'Who', under: 'To whom', look: 'head' },
    { head: 'Brought in' },
    { head: 'In' },
    { head: 'Out' },
    {
      head: 'State',
      look: 'chip',
      tones: { Left: 'good', Inside: 'tint', 'Over time': 'loud', Refused: 'alarm' },
    },
  ],
  rows: visits.map(({ badge, arrived, who, host, brought, left, state, note }) => ({
    cells: [badge, [who, host], brought, arrived, left ?? null, state],
    note,
  })),
  sum: `${count('Inside', 'Over time')} visits inside, ${count('Over time')} of them over time; ${count('Refused')} refused at the gate`,
  signed: { by: ['Security', 'Safety officer', 'Plant head'] },
  caption: 'Illustrative. The guard sees this list, and so does who calls the roll in a drill.',
  file: 'visitor-list-example',
  label: 'Visitor list, example',
});
