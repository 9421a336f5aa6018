import { z } from 'zod';
import { block, missingNouns, optional, required } from './own-data';
import { line, slug } from './parts';

const batch = z.strictObject({
  fee: optional(line(80), 'Fee', 'the fee, such as Rs 24,000', 'fee'),
  taxes: optional(line(80), 'Taxes', 'how GST is added, such as plus 18% GST'),
  instalments: optional(line(160), 'Instalments', 'parts and dates of payment', 'instalments'),
  nextBatch: optional(line(160), 'Next batch', 'the start date and the timing', 'next batch'),
  mode: optional(line(160), 'Mode', 'classroom or online, weekdays or weekend', 'mode'),
  language: optional(line(80), 'Language', 'the language of the lessons', 'language'),
  classSize: optional(line(160), 'Class size', 'the number of learners in a batch', 'class size'),
  trainer: optional(line(200), 'Trainer', 'experience and field of the trainer', 'trainer profile'),
  missedClasses: optional(
    line(160),
    'Missed classes',
    'recorded, repeated or neither',
    'make-up lessons',
  ),
  demoClass: optional(
    line(160),
    'Demonstration class',
    'the date of the next one',
    'demonstration class',
  ),
  sampleCertificate: optional(
    line(160),
    'Sample certificate',
    'where to see one',
    'sample certificate',
  ),
});

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

export function batchOf({ all, courses }: CourseBatches, course: string): Batch {
  const values = withShared<z.output<typeof batch>>(all, courses[course] ?? {});
  return { ...values, ask: missingNouns(batch, values) };
}
