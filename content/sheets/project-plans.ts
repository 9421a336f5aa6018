import { defineSheet } from '../schema/sheet';

type Weeks = readonly [first: number, last: number];

export const stages: readonly (readonly [
  stage: string,
  short: Weeks,
  long: Weeks,
  people: string,
  end: string,
])[] = [
  ['Discover', [1, 2], [1, 3], 'Departments show their work', 'You sign the gap list'],
  [
    'Configure',
    [2, 5],
    [4, 8],
    'The accountant decides on tax and accounts',
    'The first pilot runs',
  ],
  ['Build', [3, 5], [6, 12], 'Somebody cleans the item master', 'The code is tested'],
  ['Test', [5, 8], [10, 16], 'Process owners test', 'Each of them accepts'],
  ['Deploy', [8, 10], [14, 20], 'Key users train the others', 'The finance head says go'],
  [
    'Hypercare',
    [10, 13],
    [20, 26],
    'Everybody works in it, with daily help',
    'A month is closed, a GST return filed',
  ],
];

const weeks = ([first, last]: Weeks): string => `Weeks ${first}-${last}`;

export const planRows = stages.map(([stage, short, long, people, end]) => [
  stage,
  weeks(short),
  weeks(long),
  people,
  end,
]);

const numbers = ([first, last]: Weeks): string => `${first}-${last}`;

export const PLAN_COLUMNS = ['Stage', '13 weeks', '26 weeks', 'Your people', 'It ends when'];

export const projectPlans = defineSheet('project-plans', {
  tag: 'Sample',
  title: 'Plans of 13 and 26 weeks',
  remark: 'Business Central, by week',
  columns: [
    { head: 'Stage', look: 'head' },
    { head: 'Standard' },
    { head: 'With extensions' },
    { head: 'It ends when' },
  ],
  rows: stages.map(([stage, short, long, , end]) => ({
    cells: [stage, numbers(short), numbers(long), end],
  })),
  caption: 'A sample of six stages.',
  file: 'project-plans-sample',
  label: 'Project plans, sample',
});
