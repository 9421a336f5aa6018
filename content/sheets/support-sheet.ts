import { formatDate } from '../../lib/dates';
import { type Proofs, proofs, termsOf } from '../proofs';
import { type Sheet, defineSheet } from '../schema/sheet';

/** Of the first year of a law, until the company keeps its own. */
const SAMPLE_LOG = [
  { date: '2025-11-21', text: 'ESI on wages' },
  { date: '2026-04-01', text: 'new section codes' },
];

/** A sample until the time of each first answer is filled in. */
export function supportSheetOf({ support, lawUpdates, lawUpdateLine }: Proofs): Sheet {
  const { severities } = support;

  const lines = [
    ['1 Stop', 'Nobody can invoice', severities.stop, '', 'Phone', 'Use the paper form'],
    ['2 Hindered', 'There is a way round', severities.hindered, '', 'Phone or mail', 'Use it'],
    ['3 Fault', 'One report is wrong', severities.fault, '', 'Mail', 'Note item and time'],
    [
      '4 Question or change',
      'A new field',
      severities.question,
      'Next planned work',
      'Mail',
      'Say by when',
    ],
  ] as const;

  const isFilled = [
    severities.stop,
    severities.hindered,
    severities.fault,
    severities.question,
  ].every(({ answer }) => answer);

  const log = (lawUpdates.log ?? SAMPLE_LOG)
    .slice(-2)
    .map(({ date, text }) => `${formatDate(date)}, ${text}`)
    .join('; ');

  return defineSheet('support-sheet', {
    ...(isFilled ? {} : { tag: 'Sample' }),
    title: 'Support sheet',
    remark: isFilled ? 'For systems under contract' : 'Empty cells are still open',
    columns: [
      { head: 'Severity', under: 'Example', look: 'head' },
      { head: 'First answer' },
      { head: 'We work on it' },
      { head: 'Channel' },
      { head: 'Meanwhile' },
    ],
    rows: lines.map(([name, example, { answer, work, channel }, next, by, meanwhile]) => ({
      cells: [[name, example], answer ?? '', work ?? next, channel ?? by, meanwhile],
    })),
    terms: [
      { term: '24/7', text: 'Monitoring and on-call for Azure, under contract.' },
      {
        term: 'Not included',
        text: support.excluded ?? 'Hardware, lines, training of new users.',
      },
      ...termsOf({
        Hours: support.hours,
        'Late answer': support.escalation,
        Updates:
          support.updatesBy &&
          `Tested on Microsoft’s preview by ${support.updatesBy}, a month before.`,
        'Law changes': lawUpdateLine,
      }),
      { term: lawUpdates.log ? 'Changed' : 'Sample log', text: `${log}.` },
    ],
    caption: isFilled ? 'Four severities, and who answers when.' : 'A sample: four severities.',
    file: 'support-sheet',
    label: isFilled ? 'Support sheet' : 'Support sheet, sample',
  });
}

export const supportSheet = supportSheetOf(proofs);
