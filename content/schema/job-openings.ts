import { z } from 'zod';
import { withShared } from './course-batches';
import { block, missingFields, missingNouns, optional, ownFields, required } from './own-data';
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
  pay: optional(pay, 'Pay', 'a band in rupees, such as 600000 to 900000 a year', 'pay'),
  hours: optional(line(160), 'Hours', 'days of the week and hours', 'hours'),
  benefits: optional(line(160), 'Benefits', 'insurance, leave, learning time', 'benefits'),
  terms: optional(
    line(200),
    'Terms',
    'probation, notice and start; for freelancers days of payment',
    'terms',
  ),
  travel: optional(line(200), 'Travel', 'fares, stay and pay at night', 'travel costs'),
  process: optional(line(200), 'Answer', 'the number of days until an answer', 'answer time'),
  outcome: optional(
    line(200),
    'Afterwards',
    'for interns: if an offer can follow',
    'offers afterwards',
  ),
});

/** Only of a job that is advertised. */
const advertisement = z.strictObject({
  posted: optional(day, 'Open since', 'the day from which the job is open, such as 2027-01-04'),
  openings: optional(z.int().positive(), 'Openings', 'the number of people you hire'),
  closing: optional(day, 'Closing date', 'the last day for applications, such as 2027-01-31'),
});

const shared = terms.extend(advertisement.shape);

export const INTERN_FORMS = ['college', 'apprentice', 'worker'] as const;

const ownTerms = z.strictObject({
  status: z.enum(['standing', 'open', 'closed']).default('standing').meta({
    title: 'Status',
    description:
      'standing: not advertised, but people may apply. open: advertised, with pay, openings, open since and closing date. closed: no page.',
  }),
  form: z.enum(INTERN_FORMS).nullish().meta({
    title: 'Form of the internship',
    description:
      'Only for an internship. college: a student with a letter of the institute. apprentice: a registered contract of six months or more. worker: a trainee on a wage.',
  }),
  ...shared.shape,
});

const ADVERTISED = ['pay', 'openings', 'posted', 'closing'] as const;

type Shared = z.output<typeof shared>;
type Advertised = {
  readonly [Field in (typeof ADVERTISED)[number]]: NonNullable<Shared[Field]>;
};

const isAdvertised = (values: Shared): values is Shared & Advertised =>
  ADVERTISED.every((field) => values[field] !== undefined);

const answer = (title: string, question: string, noun: string) =>
  required(z.enum(['yes', 'no']), title, `yes or no: ${question}`, noun);

/** The pages say one or the other, and until then neither. */
const promises = z.strictObject({
  bond: answer('Bond', 'do employees sign a bond or leave original certificates?', 'a bond'),
  laptop: answer('Computer', 'do you lend the computer for the work?', 'the computer'),
  notice: answer(
    'Notice period',
    'do you wait until the notice of an applicant has ended?',
    'your notice period',
  ),
  travel: answer('Fares', 'do you pay the fare to a round on site?', 'fares to a round'),
  feedback: answer(
    'Remarks',
    'does everybody who hands in a task get written remarks?',
    'remarks on the task',
  ),
  answer: answer('Answer', 'does every applicant get an answer?', 'an answer in each case'),
});

export type Promises = z.output<typeof promises>;
export const promiseName = promises.keyof();

export type PromiseName = z.output<typeof promiseName>;

/** The end of "Ask about ...". */
export const openPromises = (values: Promises): string[] => missingNouns(promises, values);

export const jobOpeningsSchema = z
  .strictObject({
    promises: block(promises),
    all: block(shared),
    jobs: z.record(z.string(), block(ownTerms)),
  })
  .superRefine(({ all, jobs }, context) => {
    for (const [name, { status, ...own }] of Object.entries(jobs)) {
      if (status !== 'open') continue;
      const values = withShared<Shared>(all, own);
      if (values.posted && values.closing && values.closing < values.posted) {
        const message = 'is before the day from which the job is open; write a later one';
        context.addIssue({ code: 'custom', path: ['jobs', name, 'closing'], message });
      }
      for (const field of ADVERTISED.filter((key) => values[key] === undefined)) {
        const hint = ownFields.get(shared.shape[field])?.hint ?? '';
        const message = `is missing; an open job has one: write ${hint}, or status: standing`;
        context.addIssue({ code: 'custom', path: ['jobs', name, field], message });
      }
    }
  });

/** What pages leave out or ask for while it is empty, of any job. */
export const jobTerms = terms;

export type JobOpenings = z.output<typeof jobOpeningsSchema>;
export type InternForm = (typeof INTERN_FORMS)[number];

export type Opening = Shared & {
  readonly form: InternForm | undefined;
  readonly ask: readonly string[];
} & (
    (Advertised & { readonly status: 'open' | 'over' }) | { readonly status: 'standing' | 'closed' }
  );

type Kind = 'Full Time' | 'Freelance' | 'Internship';

/** Where it differs; '' if the field does not apply. */
const NOUNS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  'Full Time': { terms: 'notice period', travel: 'night pay', outcome: '' },
  Freelance: { pay: 'rate', terms: 'days of payment', benefits: '', outcome: '' },
  Internship: { pay: 'stipend', terms: 'start date', benefits: 'leave', travel: '' },
};

export const isOver = (closing: string, today: string): boolean => closing < today;

/** @param kind its type, and whether it has travel or late hours */
export function openingOf(
  { all, jobs }: JobOpenings,
  job: string,
  { type, travels }: { readonly type: Kind; readonly travels: boolean },
  today: string,
): Opening {
  const { status = 'standing', form, ...own } = jobs[job] ?? {};
  const values = withShared<Shared>(all, own);
  const words: Record<string, string> = { ...NOUNS[type], ...(travels ? {} : { travel: '' }) };
  const ask = missingFields(terms, values)
    .map(([key, noun]) => words[key] ?? noun)
    .filter(Boolean);
  const known = { ...values, form: form ?? undefined, ask };
  if (status === 'open' && isAdvertised(values) && values.posted <= today) {
    return { ...known, ...values, status: isOver(values.closing, today) ? 'over' : 'open' };
  }
  return { ...known, status: status === 'closed' ? 'closed' : 'standing' };
}
