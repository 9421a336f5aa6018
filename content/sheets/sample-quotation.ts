import { proofs, termsOf } from '../proofs';
import { defineSheet, sum } from '../schema/sheet';
import { gaps } from './gap-list';
import { groups } from './licences';

type Kind = (typeof groups)[number]['kind'];

const licensed = (kind: Kind): number =>
  sum(groups.filter((group) => group.kind === kind).map((group) => group.byWork));

const sharing = sum(groups.filter(({ kind }) => kind === 'Device').map(({ people }) => people));

const gapsOf = (origin: string): string[] =>
  gaps.filter((gap) => gap[2] === origin).map(([no]) => no);

const TRIAL_RUNS = 3;
const MONTHS = 12;

type Quantity = number | '';

const lines: readonly (readonly [
  item: string,
  basis: string,
  quantity: Quantity,
  unit: string,
  isIncluded: boolean,
  remark: string,
])[] = [
  ['Premium licences', 'CSP', licensed('Premium'), 'user, month', false, ''],
  ['Device licences', 'CSP', licensed('Device'), 'device, month', false, `For ${sharing} people`],
  ['Team Member licences', 'CSP', licensed('Team Member'), 'user, month', false, ''],
  ['Discover', 'Fixed', proofs.firstStep.days ?? '', 'days', true, 'Also alone'],
  ['Configure', 'Fixed', '', 'days', true, ''],
  [
    'Extensions',
    'By gap',
    gapsOf('Extension').length,
    'gaps',
    true,
    `Gaps ${gapsOf('Extension').join(', ')}`,
  ],
  [
    'Our modules',
    'Licence and setup',
    gapsOf('Ours').length,
    'gaps',
    true,
    `Gaps ${gapsOf('Ours').join(', ')}`,
  ],
  ['GST connector', 'By document', '', 'documents', false, ''],
  ['Data migration', 'By trial run', TRIAL_RUNS, 'runs', true, ''],
  ['Training', 'By day', '', 'days', true, ''],
  ['Go-live and hypercare', 'Fixed', '', 'weeks', true, 'Closes a month'],
  ['Travel and stay', 'At cost', '', 'trips', false, ''],
  ['Support, first year', 'Support sheet', MONTHS, 'months', false, ''],
  ['GST', '18%', '', '', false, ''],
];

const { dayRateBasis, stages, warranty } = proofs.quotation;

export const sampleQuotation = defineSheet('sample-quotation', {
  tag: 'Sample',
  title: 'Quotation without amounts',
  remark: `${sum(groups.map(({ people }) => people))} people`,
  columns: [
    { head: 'No', look: 'id' },
    { head: 'Item', under: 'Remark', look: 'head' },
    { head: 'Basis' },
    { head: 'Quantity', look: 'figure' },
    { head: 'Unit' },
    { head: 'Amount', look: 'figure' },
    { head: 'Included', look: 'chip', tones: { yes: 'good' } },
  ],
  rows: lines.map(([item, basis, quantity, unit, isIncluded, remark], index) => ({
    cells: [`${index + 1}`, [item, remark], basis, quantity, unit, '', isIncluded ? 'yes' : 'no'],
  })),
  terms: [
    { term: 'Not included', text: 'Hardware, lines, messages, cleaning of masters.' },
    { term: 'Your own people', text: 'Process owners and data cleaners.' },
    ...termsOf({ 'Day rate': dayRateBasis, 'Stages of payment': stages, Warranty: warranty }),
  ],
  caption: `A sample: ${lines.length} lines, amounts left blank.`,
  file: 'quotation-sample',
  label: 'Quotation, sample',
});
