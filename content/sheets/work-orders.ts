import { type Note, defineSheet } from '../schema/sheet';

interface WorkOrder {
  readonly no: string;
  readonly due: string;
  readonly machine: string;
  readonly kind: string;
  readonly plannedHours?: number;
  readonly hours?: number;
  readonly state: 'Done' | 'Late' | 'Waits';
  readonly note?: Note;
}

export const orders: readonly WorkOrder[] = [
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
    note: { title: 'Cause with the repair', text: 'Wet air: the dryer goes on the plan' },
  },
  {
    no: 'W-2209',
    due: '23 Jun',
    machine: 'Gauge G-114, calibration',
    kind: 'Preventive, yearly',
    plannedHours: 1,
    state: 'Late',
    note: { title: 'Late is in sight', text: 'The gauge is blocked until it is checked' },
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
    note: { title: 'A spare is missing', text: 'The order reserves it and shows the date' },
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

const count = (which: WorkOrder['state']): number =>
  orders.filter(({ state }) => state === which).length;

export const workOrders = defineSheet('work-orders', {
  tag: 'Illustrative',
  title: 'Work orders of the week',
  remark: 'Plant 1 · 22 to 27 June 2026',
  columns: [
    { head: 'Order', under: 'Due', look: 'id' },
    { head: 'Machine', under: 'Kind', look: 'head' },
    { head: 'Planned h', look: 'figure', digits: 1 },
    { head: 'Taken h', look: 'figure', digits: 1 },
    { head: 'State', look: 'chip', tones: { Done: 'good', Late: 'alarm', Waits: 'loud' } },
  ],
  rows: orders.map(({ no, due, machine, kind, plannedHours, hours, state, note }) => ({
    cells: [[no, due], [machine, kind], plannedHours ?? null, hours ?? null, state],
    note,
  })),
  sum: `${orders.length} orders: ${count('Done')} done, ${count('Late')} late by 4 days, ${count('Waits')} waits for a spare`,
  signed: { by: ['Shift engineer', 'Stores', 'Maintenance'] },
  caption:
    'Illustrative. The list is sorted by due date; each order holds cause, hours and spares.',
  file: 'work-orders-example',
  label: 'Work orders, example',
});
