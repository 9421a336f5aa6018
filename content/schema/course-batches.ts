import { z } from 'zod';
import { block, missingFields, optional, required } from './own-data';
import { line, sentence, slug } from './parts';

const completion = z
  .strictObject({
    criteria: sentence(200).meta({
      title: 'criteria',
      description: 'As a sentence: All module tasks are handed in and the project is presented.',
    }),
    checkedBy: line(80).meta({ title: 'checked by', description: 'Such as The trainer.' }),
    answerDays: z.int().positive().meta({ title: 'working days until the answer' }),
    retry: sentence(160).meta({
      title: 'second attempt',
      description: 'As a sentence: A task may be handed in again.',
    }),
  })
  .meta({ title: 'Completion' });

const batch = z.strictObject({
  fee: optional(line(80), 'Fee', 'the fee, such as Rs 24,000', 'fee'),
  taxes: optional(line(80), 'Taxes', 'how GST is added, such as plus 18% GST'),
  instalments: optional(line(160), 'Instalments', 'parts and dates of payment'),
  nextBatch: optional(line(160), 'Next batch', 'the start date and the timing', 'next batch'),
  mode: optional(line(160), 'Mode', 'classroom or online, weekdays or weekend', 'mode'),
  language: optional(line(80), 'Language', 'the language of the lessons', 'language'),
  classSize: optional(line(160), 'Class size', 'the number of learners in a batch', 'class size'),
  trainer: required(line(200), 'Trainer', 'experience and field of the trainer', 'trainer profile'),
  missedClasses: optional(line(160), 'Missed classes', 'recorded, repeated or neither'),
  demoClass: optional(line(160), 'Demonstration class', 'the date of the next one'),
  completion: required(
    completion,
    'Completion',
    'criteria, who checks, working days until the answer, and what happens after a failed task',
  ),
});

/** Of a course that is studied alone. */
const WITHOUT_CLASSES = {
  nextBatch: undefined,
  classSize: undefined,
  missedClasses: undefined,
  demoClass: undefined,
};

const ownBatch = batch.extend({
  lab: block(
    z.record(z.string(), optional(line(140), 'Lab', 'who provides the item, and who pays for it')),
  ),
});

export const courseBatchesSchema = z.strictObject({
  ratingBasis: required(
    line(200),
    'Basis of the ratings',
    'how many learners gave the ratings, in which period and how they were asked',
  ),
  all: block(batch),
  courses: z.record(slug, block(ownBatch)),
});

export type CourseBatches = z.output<typeof courseBatchesSchema>;

export type Batch = z.output<typeof batch> & {
  readonly ask: readonly string[];
};

/** `own`, and `shared` where it has none. */
export const withShared = <T extends object>(shared: T, own: Partial<T>): T => ({
  ...shared,
  ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
});

export function batchOf(
  { all, courses }: CourseBatches,
  course: string,
  hasClasses: boolean,
): Batch {
  const values = withShared<z.output<typeof batch>>(all, courses[course] ?? {});
  const left = hasClasses ? {} : WITHOUT_CLASSES;
  const missing = missingFields(batch, values).filter(([field]) => !(field in left));
  return { ...values, ...left, ask: missing.map(([, noun]) => noun) };
}

/** With its basis, or that there is none yet. */
export const ratingText = (rating: number, basis: string | undefined): string =>
  basis === undefined
    ? `${rating} out of 5 (basis not yet published)`
    : `${rating} out of 5. ${basis}`;

export function completionText(completion: Batch['completion']): string {
  if (!completion) {
    return 'Who checks your tasks, and what counts as completed, is not fixed yet. Your confirmation names both before you pay.';
  }
  const { criteria, checkedBy, answerDays, retry } = completion;
  const days = answerDays === 1 ? 'one working day' : `${answerDays} working days`;
  return `${criteria} ${checkedBy} checks each task and answers within ${days}. ${retry}`;
}
