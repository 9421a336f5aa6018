import { type Proofs, proofs } from '../proofs';
import { type Sheet, defineSheet } from '../schema/sheet';

const ESCROW = { yes: 'with escrow', no: 'without escrow' } as const;

/** A sample until the company has answered each question. */
export function exitSheetOf({ exit, notPublished, referenceLine, support }: Proofs): Sheet {
  const clauses = exit.clauses ?? 'Contract';

  const source = [
    exit.codeOwner === 'client'
      ? 'You, in your repository'
      : 'We; you get a licence with the source',
    `our modules are licensed${exit.escrow ? `, ${ESCROW[exit.escrow]}` : ''}`,
  ].join('; ');

  const taken = [
    `Database${exit.formats ? ` (${exit.formats})` : ''}, code, papers, administrator rights`,
    exit.helpDays ? `${exit.helpDays} days of help` : '',
  ]
    .filter(Boolean)
    .join('; ');

  const answers: readonly (readonly [question: string, answer: string, where: string])[] = [
    ['Which edition?', 'By company, user by user', 'Licence count'],
    ['Whose GST connector?', exit.connector ?? notPublished, 'Quotation'],
    ['Which gaps are built?', 'Those with an owner', 'Gap list'],
    ['Who tests updates?', support.updatesBy ?? notPublished, 'Support sheet'],
    ['How is tax proved?', 'By test vouchers', 'Test script'],
    [
      'Where is old data?',
      `Readable${exit.history ? ` for ${exit.history}` : ''}`,
      'Migration plan',
    ],
    ['Who reconciles stock?', 'Finance and stores together', 'Cut-over sheet'],
    ['Which changes are logged?', 'In masters and setup', 'Setup print'],
    ['Who holds the source?', source, clauses],
    ['What do we take along?', taken, clauses],
  ];

  const isFilled = [
    exit.connector,
    support.updatesBy,
    exit.history,
    exit.escrow,
    exit.helpDays,
    exit.clauses,
  ].every(Boolean);

  return defineSheet('exit-sheet', {
    ...(isFilled ? {} : { tag: 'Sample' }),
    title: 'Exit sheet',
    columns: [{ head: 'Question', look: 'head' }, { head: 'Our answer' }, { head: 'Written in' }],
    rows: answers.map((cells) => ({ cells: [...cells] })),
    terms: referenceLine ? [{ term: 'References', text: referenceLine }] : [],
    caption: isFilled ? 'Ten questions, with our answers.' : 'A sample: ten questions.',
    file: 'exit-sheet',
    label: isFilled ? 'Exit sheet' : 'Exit sheet, sample',
  });
}

export const exitSheet = exitSheetOf(proofs);
