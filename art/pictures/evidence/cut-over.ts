import type { Sheet } from '../../kit/evidence';

interface Step {
  readonly day: string;
  readonly planned: string;
  readonly step: string;
  readonly who: string;
  readonly proof: string;
  readonly done: string;
}

const steps: readonly Step[] = [
  {
    day: '30 Sep',
    planned: '18:00',
    step: 'Close posting in NAV',
    who: 'Finance head',
    proof: 'Closing totals are signed',
    done: '18:10',
  },
  {
    day: '30 Sep',
    planned: '19:00',
    step: 'Back up and test a restore',
    who: 'IT head',
    proof: 'Restored copy opens',
    done: '19:35',
  },
  {
    day: '30 Sep',
    planned: '20:00',
    step: 'Count the stock',
    who: 'Stores head',
    proof: 'Two counts agree',
    done: '01:20',
  },
  {
    day: '1 Oct',
    planned: '02:00',
    step: 'Load masters and open items',
    who: 'Data lead',
    proof: 'Row counts agree',
    done: '03:05',
  },
  {
    day: '1 Oct',
    planned: '05:00',
    step: 'Load opening stock by lot',
    who: 'Stores head',
    proof: 'Quantity and value agree',
    done: '06:40',
  },
  {
    day: '1 Oct',
    planned: '08:00',
    step: 'Compare the trial balance',
    who: 'Finance head',
    proof: 'Difference is 0.00',
    done: '08:30',
  },
  {
    day: '1 Oct',
    planned: '10:00',
    step: 'Decide: go on, or back to NAV',
    who: 'Plant head',
    proof: 'Decision is signed',
    done: '10:00',
  },
  {
    day: '1 Oct',
    planned: '12:00',
    step: 'Post the first invoice',
    who: 'Sales head',
    proof: 'IRN and QR code stored',
    done: '12:15',
  },
];

export const cutOver: Sheet<Step> = {
  name: 'cut-over',
  title: 'Cut-over sheet',
  remark: 'NAV to Business Central · 30 September to 1 October 2026',
  rows: steps,
  isMarked: ({ step }) => step.startsWith('Decide'),
  wide: {
    width: 620,
    step: 46,
    columns: [
      {
        x: 44,
        head: 'Start',
        value: ({ planned }) => planned,
        under: ({ day }) => day,
        look: 'strong',
      },
      { x: 116, head: 'Step', value: ({ step }) => step, under: ({ who }) => who },
      { x: 350, head: 'Finished when', value: ({ proof }) => proof },
      { x: 572, end: true, head: 'Done', value: ({ done }) => done, look: 'strong' },
      { x: 584, value: () => 'yes', look: 'tick' },
    ],
  },
  small: {
    width: 352,
    step: 52,
    remark: 'NAV to Business Central, 1 October 2026',
    sum: '8 steps, all done',
    columns: [
      { x: 34, value: ({ planned }) => planned, under: ({ day }) => day, look: 'strong' },
      { x: 84, value: ({ step }) => step, under: ({ proof }) => proof },
      { x: 312, end: true, value: ({ done }) => done, line: 'second', look: 'quiet' },
      { x: 318, value: () => 'yes', look: 'tick', line: 'second' },
    ],
  },
  sum: '8 steps, all done; the first invoice left at 12:15',
  signatures: ['Plant head', 'Finance head', 'Project lead'],
  notes: [
    {
      at: 1,
      title: 'Proof for each step',
      wide: ['The next one starts', 'only after that'],
      small: 'The next step starts only after that',
    },
    {
      at: 2,
      title: 'Counted by two',
      wide: ['No stock is taken over', 'without a count'],
      small: 'No stock is taken over without a count',
    },
    {
      at: 6,
      title: 'Last hour to go back',
      wide: ['One person decides,', 'named weeks before'],
      small: 'One person decides, named weeks before',
    },
  ],
  file: [
    { head: 'Day', value: ({ day }) => day },
    { head: 'Start', value: ({ planned }) => planned },
    { head: 'Step', value: ({ step }) => step.replace(',', '') },
    { head: 'Who', value: ({ who }) => who },
    { head: 'Finished when', value: ({ proof }) => proof },
    { head: 'Done', value: ({ done }) => done },
  ],
};
