import type { Sheet, Tone } from '../../kit/evidence';

interface Pass {
  readonly no: string;
  readonly out: string;
  readonly what: string;
  readonly whom: string;
  readonly unit: 'pieces' | 'kg';
  readonly sent: number;
  /** Absent if no return is expected. */
  readonly back?: number;
  readonly due?: string;
  readonly state: 'Closed' | 'Overdue' | 'Part back' | 'Out' | 'NRGP';
}

export const passes: readonly Pass[] = [
  {
    no: 'R-1041',
    out: '2 Jun',
    what: 'Die set, 4 cavity',
    whom: 'Tool room vendor',
    unit: 'pieces',
    sent: 1,
    back: 1,
    due: '16 Jun',
    state: 'Closed',
  },
  {
    no: 'R-1044',
    out: '4 Jun',
    what: 'Motors 15 kW, rewinding',
    whom: 'Motor repairer',
    unit: 'pieces',
    sent: 2,
    back: 1,
    due: '18 Jun',
    state: 'Overdue',
  },
  {
    no: 'R-1047',
    out: '9 Jun',
    what: 'Gauges, calibration',
    whom: 'Calibration lab',
    unit: 'pieces',
    sent: 24,
    back: 24,
    due: '23 Jun',
    state: 'Closed',
  },
  {
    no: 'R-1052',
    out: '11 Jun',
    what: 'Brackets, zinc plating',
    whom: 'Plating vendor',
    unit: 'pieces',
    sent: 1200,
    back: 850,
    due: '25 Jun',
    state: 'Part back',
  },
  {
    no: 'N-0318',
    out: '12 Jun',
    what: 'Steel turnings, sold',
    whom: 'Scrap dealer',
    unit: 'kg',
    sent: 640,
    state: 'NRGP',
  },
  {
    no: 'R-1055',
    out: '15 Jun',
    what: 'Castings, machining',
    whom: 'Machining vendor',
    unit: 'pieces',
    sent: 60,
    back: 0,
    due: '29 Jun',
    state: 'Out',
  },
];

const toneOfState: Readonly<Record<Pass['state'], Tone>> = {
  Closed: 'done',
  Overdue: 'alarm',
  'Part back': 'loud',
  Out: 'quiet',
  NRGP: 'tint',
};

const isState = (value: string): value is Pass['state'] => value in toneOfState;
const count = (pieces: number): string => pieces.toLocaleString('en-IN');
const sent = ({ sent, unit }: Pass): string => `${count(sent)}${unit === 'kg' ? ' kg' : ''}`;
const open = ({ sent, back }: Pass): string => (back === undefined ? '–' : count(sent - back));

export const gatePasses: Sheet<Pass> = {
  name: 'gate-passes',
  title: 'Gate pass register',
  remark: 'Plant 1 · on 24 June 2026',
  rows: passes,
  toneOf: (value) => (isState(value) ? toneOfState[value] : 'quiet'),
  wide: {
    width: 640,
    step: 46,
    columns: [
      { x: 44, head: 'Pass', value: ({ no }) => no, under: ({ out }) => out, look: 'strong' },
      { x: 116, head: 'What and to whom', value: ({ what }) => what, under: ({ whom }) => whom },
      { x: 366, end: true, head: 'Out', value: sent },
      {
        x: 414,
        end: true,
        head: 'Back',
        value: ({ back }) => (back === undefined ? '–' : count(back)),
      },
      { x: 464, end: true, head: 'Open', value: open, look: 'strong' },
      { x: 488, head: 'Due', value: ({ due }) => due ?? '–' },
      {
        x: 546,
        head: 'State',
        value: ({ state }) => state,
        look: 'chip',
        width: 72,
        line: 'middle',
      },
    ],
  },
  small: {
    width: 352,
    sum: '5 returnable: 3 open, 1 overdue',
    step: 52,
    marks: 329,
    columns: [
      { x: 34, value: ({ no }) => no, under: ({ out }) => out, look: 'strong' },
      {
        x: 87,
        value: ({ what }) => what,
        under: (pass) =>
          pass.due === undefined
            ? `${sent(pass)}, not expected back`
            : `${open(pass)} of ${sent(pass)} open · ${pass.due}`,
      },
      { x: 251, value: ({ state }) => state, look: 'chip', width: 64 },
    ],
  },
  sum: '5 returnable passes: 3 open, 1 of them overdue by 6 days',
  signatures: ['Security', 'Stores', 'Stores head'],
  notes: [
    {
      at: 1,
      title: 'Past its due date',
      wide: ['18 June, and one', 'motor is still out'],
      small: '18 June, and one motor is still out',
    },
    {
      at: 3,
      title: 'Part returns count',
      wide: ['850 of 1,200 back,', '350 still open'],
      small: '850 of 1,200 back, 350 still open',
    },
    {
      at: 4,
      title: 'Out for good',
      wide: ['An NRGP is approved', 'and stays on record'],
      small: 'An NRGP is approved and stays on record',
    },
  ],
  file: [
    { head: 'Pass', value: ({ no }) => no },
    { head: 'Out on', value: ({ out }) => out },
    { head: 'What', value: ({ what }) => what.replace(',', ';') },
    { head: 'To whom', value: ({ whom }) => whom },
    { head: 'Unit', value: ({ unit }) => unit },
    { head: 'Out', value: ({ sent }) => String(sent) },
    { head: 'Back', value: ({ back }) => (back === undefined ? '' : String(back)) },
    { head: 'Open', value: ({ sent, back }) => (back === undefined ? '' : String(sent - back)) },
    { head: 'Due', value: ({ due }) => due ?? '' },
    { head: 'State', value: ({ state }) => state },
  ],
};
