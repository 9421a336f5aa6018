import type { Sheet, Tone } from '../../kit/evidence';

interface Visit {
  readonly badge: string;
  readonly arrived: string;
  readonly who: string;
  readonly host: string;
  readonly brought: string;
  readonly left?: string;
  readonly state: 'Left' | 'Inside' | 'Over time' | 'Refused';
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
  },
  {
    badge: 'V-203',
    arrived: '10:10',
    who: 'Service engineer',
    host: 'Maintenance',
    brought: 'Tool bag, 14 tools',
    state: 'Over time',
  },
  {
    badge: 'T-118',
    arrived: '11:15',
    who: 'Truck driver',
    host: 'Stores',
    brought: 'Steel coil, dock 2',
    state: 'Inside',
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

const toneOfState: Readonly<Record<Visit['state'], Tone>> = {
  Left: 'done',
  Inside: 'tint',
  'Over time': 'loud',
  Refused: 'alarm',
};

const isState = (value: string): value is Visit['state'] => value in toneOfState;

export const visitorList: Sheet<Visit> = {
  name: 'visitor-list',
  title: 'Who is inside',
  remark: 'Gate 1 · 24 June 2026, 12:30',
  rows: visits,
  toneOf: (value) => (isState(value) ? toneOfState[value] : 'quiet'),
  wide: {
    width: 632,
    step: 46,
    columns: [
      { x: 44, head: 'Badge', value: ({ badge }) => badge, look: 'strong' },
      { x: 112, head: 'Who and to whom', value: ({ who }) => who, under: ({ host }) => host },
      { x: 286, head: 'Brought in', value: ({ brought }) => brought },
      { x: 430, head: 'In', value: ({ arrived }) => arrived },
      { x: 480, head: 'Out', value: ({ left }) => left ?? '–' },
      {
        x: 530,
        head: 'State',
        value: ({ state }) => state,
        look: 'chip',
        width: 80,
        line: 'middle',
      },
    ],
  },
  small: {
    width: 352,
    step: 52,
    sum: '3 visits inside, 1 over time',
    columns: [
      { x: 34, value: ({ badge }) => badge, under: ({ arrived }) => arrived, look: 'strong' },
      { x: 88, value: ({ who }) => who, under: ({ host, brought }) => `${host} · ${brought}` },
      { x: 252, value: ({ state }) => state, look: 'chip', width: 74 },
    ],
  },
  sum: '3 visits inside, 1 of them over time; 1 refused at the gate',
  signatures: ['Security', 'Safety officer', 'Plant head'],
  notes: [
    {
      at: 2,
      title: 'Papers checked first',
      wide: ['The pass is refused when', 'a document has expired'],
      small: 'No pass when a document has expired',
    },
    {
      at: 3,
      title: 'Longer than planned',
      wide: ['The host is asked,', 'the guard sees it'],
      small: 'The host is asked, the guard sees it',
    },
    {
      at: 4,
      title: 'Roll-call from this list',
      wide: ['In a drill each person', 'inside is ticked off'],
      small: 'In a drill each person inside is ticked off',
    },
  ],
  file: [
    { head: 'Badge', value: ({ badge }) => badge },
    { head: 'In', value: ({ arrived }) => arrived },
    { head: 'Who', value: ({ who }) => who.replace(',', ';') },
    { head: 'To whom', value: ({ host }) => host },
    { head: 'Brought in', value: ({ brought }) => brought.replace(',', ';') },
    { head: 'Out', value: ({ left }) => left ?? '' },
    { head: 'State', value: ({ state }) => state },
  ],
};
