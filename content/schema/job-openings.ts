import { z } from 'zod';
import { withShared } from './course-batches';
import { block, missingFields, optional } from './own-data';
import { day, line } from './parts';

const rupees = (title: string) => z.number().positive().meta({ title });

/** In rupees. */
const pay = z
  .strictObject({
    from: rupees('Pay from, in rupees'),
    to: rupees('Pay to, in rupees'),
    per: z.enum(['hour', 'day', 'month', 'year']).meta({ title: 'Pay for' }),
  })
  .refine(({ from, to }) => from <= to, {
    error: 'ends below its start; write the lower sum first',
  });

const terms = z.strictObject({
  pay: optional(
    pay,
    'Pay',
    'a band in rupees, such as { from: 600000, to: 900000, per: year }',
    'pay',
  ),
  openings: optional(line(120), 'Openings', 'the number of people you hire', 'openings'),
  hours: optional(line(160), 'Hours', 'days of the week and hours', 'hours'),
  closing: optional(
    day,
    'Closing date',
    'the last day for applications, such as 2027-01-31',
    'closing date',
  ),
  benefits: optional(line(160), 'Benefits', 'insurance, leave, learning time', 'benefits'),
  terms: optional(
    line(200),
    'Terms',
    'probation, notice and start; for freelancers days of payment',
    'terms',
  ),
  travel: optional(line(200), 'Travel', 'fares, stay and pay at night', 'travel costs'),
  process: optional(
    line(200),
    'Answer',
    'the number of days until an answer',
    'time until an answer',
  ),
  outcome: optional(
    line(200),
    'Afterwards',
    'for interns: if an offer can follow',
    'if an offer can follow',
  ),
});

const ownTerms = z.strictObject({
  status: z.enum(['open', 'closed']).default('open').meta({
    title: 'Status',
    description: 'A closed job has no page.',
  }),
  ...terms.shape,
});

export const jobOpeningsSchema = z.strictObject({
  all: block(terms),
  jobs: z.record(z.string(), block(ownTerms)),
});

export type JobOpenings = z.output<typeof jobOpeningsSchema>;
export type Opening = z.output<typeof ownTerms> & {
  readonly ask: readonly string[];
  readonly isOver: boolean;
};

type Kind = 'Full Time' | 'Freelance' | 'Internship';

/** Where it differs; '' if the field does not apply. */
const NOUNS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  'Full Time': { terms: 'notice period', travel: 'pay for work at night', outcome: '' },
  Freelance: { pay: 'rate', terms: 'days of payment', benefits: '', outcome: '' },
  Internship: {
    pay: 'stipend',
    terms: 'start date',
    benefits: 'leave',
    travel: 'shifts that end at night',
  },
};

export const isOver = (closing: string | undefined, today: string): boolean =>
  closing !== undefined && closing < today;

/** @param kind its type, and whether it has travel or late hours */
export function openingOf(
  { all, jobs }: JobOpenings,
  job: string,
  { type, travels }: { readonly type: Kind; readonly travels: boolean },
  today: string,
): Opening {
  const { status = 'open', ...own } = jobs[job] ?? {};
  const values = withShared(all, own);
  const words: Record<string, string> = { ...NOUNS[type], ...(travels ? {} : { travel: '' }) };
  const ask = missingFields(terms, values)
    .map(([key, noun]) => words[key] ?? noun)
    .filter(Boolean);
  return { ...values, status, ask, isOver: isOver(values.closing, today) };
}
