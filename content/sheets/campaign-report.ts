import { type Note, defineSheet, sum } from '../schema/sheet';

interface Channel {
  readonly name: string;
  readonly clicks: number;
  readonly enquiries: number;
  readonly qualified: number;
  readonly orders: number;
  readonly next: 'More' | 'Same' | 'Stop';
  readonly note?: Note;
}

const channels: readonly Channel[] = [
  {
    name: 'Search, by valve standard',
    clicks: 340,
    enquiries: 46,
    qualified: 18,
    orders: 5,
    next: 'More',
    note: { title: 'Sales counts', text: 'A lead is qualified when sales has accepted it' },
  },
  { name: 'Map entry', clicks: 95, enquiries: 21, qualified: 9, orders: 3, next: 'Same' },
  { name: 'Email to customers', clicks: 120, enquiries: 8, qualified: 6, orders: 2, next: 'Same' },
  {
    name: 'Social campaign',
    clicks: 210,
    enquiries: 14,
    qualified: 0,
    orders: 0,
    next: 'Stop',
    note: { title: 'The stop rule', text: 'Agreed before: six weeks without a qualified lead' },
  },
];

const all = (key: 'qualified' | 'orders'): number => sum(channels.map((channel) => channel[key]));

export const campaignReport = defineSheet('campaign-report', {
  tag: 'Illustrative',
  title: 'From click to order',
  remark: 'A valve maker · October 2026',
  columns: [
    { head: 'Channel', look: 'head' },
    { head: 'Clicks', look: 'figure' },
    { head: 'Enquiries', look: 'figure' },
    { head: 'Qualified', look: 'figure' },
    { head: 'Orders', look: 'figure' },
    {
      head: 'Next month',
      look: 'chip',
      tones: { More: 'good', Same: 'tint', Stop: 'alarm' },
    },
  ],
  rows: channels.map(({ name, clicks, enquiries, qualified, orders, next, note }) => ({
    cells: [name, clicks, enquiries, qualified, orders, next],
    state: next === 'Stop' ? 'marked' : undefined,
    note,
  })),
  sum: `${all('orders')} orders from ${all('qualified')} qualified leads`,
  signed: { by: ['Sales head', 'Campaign lead'] },
  caption: 'Illustrative. Leads and orders come from your CRM, not from the platforms.',
  file: 'campaign-report-example',
  label: 'Campaign report, example',
});
