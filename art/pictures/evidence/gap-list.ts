import type { Sheet } from '../../kit/evidence';

interface Gap {
  readonly no: string;
  readonly area: string;
  readonly gap: string;
  readonly from: 'Standard' | 'Extension' | 'Ours';
  readonly owner: string;
}

const gaps: readonly Gap[] = [
  {
    no: '01',
    area: 'Purchase',
    gap: 'Indent before each order',
    from: 'Ours',
    owner: 'Purchase head',
  },
  {
    no: '02',
    area: 'Purchase',
    gap: 'Approval of orders by value',
    from: 'Standard',
    owner: 'Finance head',
  },
  {
    no: '03',
    area: 'Stores',
    gap: 'Goods out on a gate pass',
    from: 'Ours',
    owner: 'Stores head',
  },
  {
    no: '04',
    area: 'Job work',
    gap: 'Material at each vendor',
    from: 'Standard',
    owner: 'Planning head',
  },
  {
    no: '05',
    area: 'Sales',
    gap: 'Back-dated price revision',
    from: 'Extension',
    owner: 'Sales head',
  },
  {
    no: '06',
    area: 'Sales',
    gap: 'Schedules from a file',
    from: 'Extension',
    owner: 'Planning head',
  },
  {
    no: '07',
    area: 'Quality',
    gap: 'Gauges due for calibration',
    from: 'Ours',
    owner: 'Quality head',
  },
  {
    no: '08',
    area: 'Finance',
    gap: 'IRN from the posted invoice',
    from: 'Extension',
    owner: 'Finance head',
  },
];

export const gapList: Sheet<Gap> = {
  name: 'gap-list',
  title: 'Gap list, signed',
  remark: 'One component plant · 22 May 2026',
  rows: gaps,
  toneOf: (value) => (value === 'Ours' ? 'alarm' : value === 'Extension' ? 'solid' : 'loud'),
  wide: {
    width: 608,
    step: 37,
    columns: [
      { x: 44, head: 'No', value: ({ no }) => no, look: 'quiet' },
      { x: 78, head: 'Gap', value: ({ gap }) => gap },
      { x: 324, head: 'It will be', value: ({ from }) => from, look: 'chip', width: 86 },
      { x: 428, head: 'Owner', value: ({ owner }) => owner },
      { x: 586, end: true, head: 'Signed', value: () => '' },
      { x: 558, value: () => 'yes', look: 'tick' },
    ],
  },
  small: {
    width: 352,
    step: 52,
    columns: [
      { x: 34, value: ({ no }) => no, look: 'quiet' },
      {
        x: 58,
        value: ({ gap }) => gap,
        under: ({ area, owner }) => `${area} · ${owner}`,
        look: 'strong',
      },
      { x: 240, value: ({ from }) => from, look: 'chip', width: 74, line: 'second' },
      { x: 322, value: () => 'yes', look: 'tick', line: 'second' },
    ],
  },
  sum: '8 gaps: 2 standard, 3 extension, 3 ours',
  signatures: ['Plant head', 'Finance head', 'Project lead'],
  notes: [
    {
      at: 0,
      title: 'One line for each gap',
      wide: ['where your process', 'and the product differ'],
      small: 'where your process and the product differ',
    },
    {
      at: 4,
      title: 'Standard, extension, ours',
      wide: ['Each line says how it', 'will be solved'],
      small: 'Each line says how it will be solved',
    },
    {
      at: 'signatures',
      title: 'Signed before we build',
      wide: ['Discover ends when', 'every line is signed'],
      small: 'Discover ends when every line is signed',
    },
  ],
  file: [
    { head: 'No', value: ({ no }) => no },
    { head: 'Area', value: ({ area }) => area },
    { head: 'Gap', value: ({ gap }) => gap },
    { head: 'It will be', value: ({ from }) => from },
    { head: 'Owner', value: ({ owner }) => owner },
    { head: 'Signed', value: () => 'yes' },
  ],
};
