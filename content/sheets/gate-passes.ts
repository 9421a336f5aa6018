import { type Note, defineSheet } from '../schema/sheet';

interface Pass {
  readonly no: string;
  readonly out: string;
  readonly what: string;
  readonly whom: string;
  readonly sent: number;
  /** Absent if no return is expected. */
  readonly back?: number;
  readonly due?: string;
  readonly state: 'Closed' | 'Overdue' | 'Part back' | 'Out' | 'NRGP';
  readonly note?: Note;
}

export const passes: readonly Pass[] = [
  {
    no: 'R-1041',
    out: '2 Jun',
    what: 'Die set, 4 cavity',
    whom: 'Tool room vendor',
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
    sent: 2,
    back: 1,
    due: '18 Jun',
    state: 'Overdue',
    note: { title: 'Past its due date', text: '18 June, and one motor is still out' },
  },
  {
    no: 'R-1047',
    out: '9 Jun',
    what: 'Gauges, calibration',
    whom: 'Calibration lab',
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
    sent: 1200,
    back: 850,
    due: '25 Jun',
    state: 'Part back',
    note: { title: 'Part returns count', text: '850 of 1,200 back, 350 still open' },
  },
  {
    no: 'N-0318',
    out: '12 Jun',
    what: 'Steel turnings in kg, sold',
    whom: 'Scrap dealer',
    sent: 640,
    state: 'NRGP',
    note: { title: 'Out for good', text: 'An NRGP is approved and stays on record' },
  },
  {
    no: 'R-1055',
    out: '15 Jun',
    what: 'Castings, machining',
    whom: 'Machining vendor',
    sent: 60,
    back: 0,
    due: '29 Jun',
    state: 'Out',
  },
];

const returnable = passes.filter(({ back }) => back !== undefined);
const open = returnable.filter(({ sent, back = 0 }) => back < sent);

export const gatePasses = defineSheet('gate-passes', {
  tag: 'Illustrative',
  title: 'Gate pass register',
  remark: 'Plant 1 · on 24 June 2026',
  columns: [
    { head: 'Pass', under: 'Out on', look: 'id' },
    { head: 'What', under: 'To whom', look: 'head' },
    { head: 'Out', look: 'figure' },
    { head: 'Back', look: 'figure' },
    { head: 'Open', look: 'figure' },
    { head: 'Due' },
    {
      head: 'State',
      look: 'chip',
      tones: { Closed: 'good', Overdue: 'alarm', 'Part back': 'loud', NRGP: 'tint' },
    },
  ],
  rows: passes.map(({ no, out, what, whom, sent, back, due, state, note }) => ({
    cells: [
      [no, out],
      [what, whom],
      sent,
      back ?? null,
      back === undefined ? null : sent - back,
      due ?? null,
      state,
    ],
    note,
  })),
  sum: `${returnable.length} returnable passes: ${open.length} open, 1 of them overdue by 6 days`,
  signed: { by: ['Security', 'Stores', 'Stores head'] },
  caption: 'Illustrative. The register is a list in the ERP, sorted by due date.',
  file: 'gate-passes-example',
  label: 'Gate pass register, example',
});
