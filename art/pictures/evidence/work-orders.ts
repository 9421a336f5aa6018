import type { Sheet, Tone } from '../../kit/evidence';

interface WorkOrder {
  readonly no: string;
  readonly due: string;
  readonly machine: string;
  readonly kind: string;
  readonly plannedHours?: number;
  readonly hours?: number;
  readonly state: 'Done' | 'Late' | 'Waits';
}

export const workOrders: readonly WorkOrder[] = [
  {
    no: 'W-2207',
    due: '22 Jun',
    machine: 'Press 2, belts and oil',
    kind: 'Preventive, 500 h',
    plannedHours: 2,
    hours: 1.5,
    state: 'Done',
  },
  {
    no: 'W-2208',
    due: '22 Jun',
    machine: 'Compressor 1, valve',
    kind: 'Breakdown, wet air',
    hours: 3,
    state: 'Done',
  },
  {
    no: 'W-2209',
    due: '23 Jun',
    machine: 'Gauge G-114, calibration',
    kind: 'Preventive, yearly',
    plannedHours: 1,
    state: 'Late',
  },
  {
    no: 'W-2210',
    due: '24 Jun',
    machine: 'Conveyor, bearing',
    kind: 'Found on a round',
    plannedHours: 2,
    hours: 2,
    state: 'Done',
  },
  {
    no: 'W-2211',
    due: '25 Jun',
    machine: 'Press 4, hydraulic seal',
    kind: 'Breakdown, seal on order',
    state: 'Waits',
  },
  {
    no: 'W-2212',
    due: '26 Jun',
    machine: 'Chiller, filter and coil',
    kind: 'Preventive, monthly',
    plannedHours: 1.5,
    hours: 1.5,
    state: 'Done',
  },
];

const toneOfState: Readonly<Record<WorkOrder['state'], Tone>> = {
  Done: 'done',
  Late: 'alarm',
  Waits: 'loud',
};

const isState = (value: string): value is WorkOrder['state'] => value in toneOfState;
const inHours = (hours: number | undefined): string =>
  hours === undefined ? '–' : hours.toFixed(1);

export const workOrderSheet: Sheet<WorkOrder> = {
  name: 'work-orders',
  title: 'Work orders of the week',
  remark: 'Plant 1 · 22 to 27 June 2026',
  rows: workOrders,
  toneOf: (value) => (isState(value) ? toneOfState[value] : 'quiet'),
  wide: {
    width: 640,
    step: 46,
    columns: [
      { x: 44, head: 'Order', value: ({ no }) => no, under: ({ due }) => due, look: 'strong' },
      {
        x: 122,
        head: 'Machine and kind',
        value: ({ machine }) => machine,
        under: ({ kind }) => kind,
      },
      { x: 424, end: true, head: 'Planned h', value: ({ plannedHours }) => inHours(plannedHours) },
      {
        x: 510,
        end: true,
        head: 'Taken h',
        value: ({ hours }) => inHours(hours),
        look: 'strong',
      },
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
    sum: '6 orders: 4 done, 1 late, 1 waits',
    step: 52,
    columns: [
      { x: 34, value: ({ no }) => no, under: ({ due }) => due, look: 'strong' },
      {
        x: 96,
        value: ({ machine }) => machine,
        under: ({ kind, hours }) => (hours === undefined ? kind : `${kind} · ${inHours(hours)} h`),
      },
      { x: 262, value: ({ state }) => state, look: 'chip', width: 64 },
    ],
  },
  sum: '6 orders: 4 done, 1 late by 4 days, 1 waits for a spare',
  signatures: ['Shift engineer', 'Stores', 'Maintenance'],
  notes: [
    {
      at: 1,
      title: 'Cause with the repair',
      wide: ['Wet air: the dryer', 'goes on the plan'],
      small: 'Wet air: the dryer goes on the plan',
    },
    {
      at: 2,
      title: 'Late is in sight',
      wide: ['The gauge is blocked', 'until it is checked'],
      small: 'The gauge is blocked until it is checked',
    },
    {
      at: 4,
      title: 'A spare is missing',
      wide: ['The order reserves it', 'and shows the date'],
      small: 'The order reserves it and shows the date',
    },
  ],
  file: [
    { head: 'Order', value: ({ no }) => no },
    { head: 'Due', value: ({ due }) => due },
    { head: 'Machine and work', value: ({ machine }) => machine.replace(',', ';') },
    { head: 'Kind', value: ({ kind }) => kind.replace(',', ';') },
    { head: 'Planned hours', value: ({ plannedHours }) => plannedHours?.toFixed(1) ?? '' },
    { head: 'Hours taken', value: ({ hours }) => hours?.toFixed(1) ?? '' },
    { head: 'State', value: ({ state }) => state },
  ],
};
