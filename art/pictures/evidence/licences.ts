import type { Sheet } from '../../kit/evidence';

interface Group {
  readonly name: string;
  readonly work: string;
  readonly people: number;
  readonly first: number;
  readonly then: number;
  readonly kind: 'Premium' | 'Device' | 'Team Member' | 'External Accountant' | 'Total';
}

/** Who shares a device or only approves needs no full licence. */
export const groups: readonly Group[] = [
  { name: 'Accounts', work: 'Post and close', people: 6, first: 6, then: 6, kind: 'Premium' },
  {
    name: 'Purchase and stores',
    work: 'Order and receive',
    people: 9,
    first: 9,
    then: 9,
    kind: 'Premium',
  },
  { name: 'Planning', work: 'Production orders', people: 4, first: 4, then: 4, kind: 'Premium' },
  {
    name: 'Sales and dispatch',
    work: 'Orders and invoices',
    people: 5,
    first: 5,
    then: 5,
    kind: 'Premium',
  },
  {
    name: 'Shop floor, 3 shifts',
    work: 'Scan at shared terminals',
    people: 18,
    first: 18,
    then: 4,
    kind: 'Device',
  },
  {
    name: 'Heads of department',
    work: 'Read and approve',
    people: 11,
    first: 11,
    then: 11,
    kind: 'Team Member',
  },
  {
    name: 'Chartered accountant',
    work: 'Audit at year end',
    people: 1,
    first: 1,
    then: 1,
    kind: 'External Accountant',
  },
];

const sum = (key: 'people' | 'first' | 'then'): number =>
  groups.reduce((total, group) => total + group[key], 0);

export const fullLicences = groups
  .filter(({ kind }) => kind === 'Premium')
  .reduce((total, { then }) => total + then, 0);

const rows: readonly Group[] = [
  ...groups,
  {
    name: 'Total',
    work: '',
    people: sum('people'),
    first: sum('first'),
    then: sum('then'),
    kind: 'Total',
  },
];

export const licences: Sheet<Group> = {
  name: 'licences',
  title: 'Licences, compared',
  remark: 'One plant that plans production · May 2026',
  rows,
  isTotal: ({ kind }) => kind === 'Total',
  isMarked: ({ kind }) => kind === 'Device',
  toneOf: (value) =>
    value === 'Premium'
      ? 'solid'
      : value === 'Device'
        ? 'loud'
        : value === 'External Accountant'
          ? 'quiet'
          : 'tint',
  wide: {
    width: 612,
    step: 46,
    columns: [
      { x: 44, head: 'Who and for what', value: ({ name }) => name, under: ({ work }) => work },
      { x: 272, end: true, head: 'People', value: ({ people }) => String(people) },
      { x: 346, end: true, head: 'All full', value: ({ first }) => String(first) },
      { x: 422, end: true, head: 'By work', value: ({ then }) => String(then), look: 'strong' },
      {
        x: 444,
        head: 'Licence',
        value: ({ kind }) => (kind === 'Total' ? '' : kind),
        look: 'chip',
        width: 146,
        line: 'middle',
      },
    ],
  },
  small: {
    width: 352,
    sum: `${fullLicences} full licences instead of ${sum('first')}`,
    step: 52,
    columns: [
      {
        x: 34,
        head: 'Who',
        value: ({ name }) => name,
        under: ({ kind, work }) => `${kind}: ${work.toLowerCase()}`,
      },
      { x: 250, end: true, head: 'All full', value: ({ first }) => String(first) },
      { x: 310, end: true, head: 'By work', value: ({ then }) => String(then), look: 'strong' },
    ],
  },
  sum: `${fullLicences} full licences instead of ${sum('first')}; prices are in the quotation`,
  signatures: ['Plant head', 'Finance head', 'Project lead'],
  notes: [
    {
      at: 2,
      title: 'One edition for all',
      wide: ['4 planners need Premium,', 'so each full user gets it'],
      small: '4 planners need it, so each full user gets it',
    },
    {
      at: 4,
      title: 'Shared terminals',
      wide: ['18 people use 4 devices,', 'one shift after another'],
      small: '18 people use 4 devices, shift after shift',
    },
    {
      at: 5,
      title: 'Light licences',
      wide: ['They read and approve,', 'but cannot post'],
      small: 'They read and approve, but cannot post',
    },
  ],
  file: [
    { head: 'Who', value: ({ name }) => name.replace(',', ';') },
    { head: 'Work', value: ({ work }) => work },
    { head: 'People', value: ({ people }) => String(people) },
    { head: 'Full licences if each gets one', value: ({ first }) => String(first) },
    { head: 'Licences by work', value: ({ then }) => String(then) },
    { head: 'Kind of licence', value: ({ kind }) => (kind === 'Total' ? '' : kind) },
  ],
};
