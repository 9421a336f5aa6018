import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readYaml } from '@/content/read/yaml';
import { companySchema } from '@/content/schema/company';
import { courseBatchesSchema } from '@/content/schema/course-batches';
import type { ContentMistake, PlaceOf } from '@/content/schema/define';
import { isOver, jobOpeningsSchema, jobTerms } from '@/content/schema/job-openings';
import { inside } from '@/content/schema/field-rules';
import { proofsSchema } from '@/content/schema/proofs';
import { type OwnField, isBlank, ownFields } from '@/content/schema/own-data';
import { problemOfPlaceholder } from '@/content/schema/placeholders';
import { root } from '../shared/steps';

type Fields = Readonly<Record<string, unknown>>;
type Key = string | number;

export interface OpenForm {
  readonly title: string;
  readonly file: string;
  readonly required: readonly ContentMistake[];
  /** Not refused: the pages of these jobs say that they are over. */
  readonly over: readonly ContentMistake[];
  readonly optional: number;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesIn(value: unknown, at: readonly Key[] = []): [path: readonly Key[], text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([key, child]: [Key, unknown]) => valuesIn(child, [...at, key]));
}

type PlacedField = OwnField & { readonly at: readonly string[] };

function ownFieldsIn(schema: z.core.$ZodType, at: readonly string[] = []): PlacedField[] {
  const field = ownFields.get(schema as z.ZodType);
  if (field) return [{ ...field, at }];
  // What zod holds is a schema of zod.
  const block = inside(schema as z.ZodType);
  if (!('shape' in block)) return [];
  return Object.entries(block.shape as Record<string, z.core.$ZodType>).flatMap(([key, inner]) =>
    ownFieldsIn(inner, [...at, key]),
  );
}

const valueAt = (fields: unknown, at: readonly Key[]): unknown =>
  at.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields);

/** A value of a list belongs to the list, one of several addresses to their block. */
const groupOf = (at: readonly Key[]): readonly Key[] =>
  typeof at.at(-1) === 'number' || ['emails', 'social', 'demoVideos'].includes(String(at[0]))
    ? at.slice(0, -1)
    : at;

function placeholdersIn(file: string, fields: unknown, placeOf: PlaceOf): ContentMistake[] {
  const found = new Map<string, ContentMistake>();
  for (const [at, value] of valuesIn(fields)) {
    const field = groupOf(at).join('.');
    const problem = problemOfPlaceholder(value, at.join('.'));
    if (problem === undefined || found.has(field)) continue;
    found.set(field, { file, place: placeOf(at), field, problem: `'${value}' ${problem}` });
  }
  return [...found.values()];
}

const entriesOf = (fields: unknown, key: string): [string, Fields][] =>
  Object.entries(valueAt(fields, [key]) ?? {}).map(([name, value]) => [
    name,
    isFields(value) ? value : {},
  ]);

/** Instead of a value for all courses. */
function eachCourseHas(fields: unknown, [block, ...at]: readonly string[]): boolean {
  const courses = entriesOf(fields, 'courses');
  return (
    block === 'all' &&
    courses.length > 0 &&
    courses.every(([, course]) => !isBlank(valueAt(course, at)))
  );
}

const missingIn = (
  file: string,
  schema: z.core.$ZodType,
  fields: unknown,
  placeOf: PlaceOf,
): ContentMistake[] =>
  ownFieldsIn(schema).flatMap(({ at, required, hint }) =>
    required && isBlank(valueAt(fields, at)) && !eachCourseHas(fields, at)
      ? [{ file, place: placeOf(at), field: at.join('.'), problem: `is empty; write ${hint}` }]
      : [],
  );

function overJobs(
  file: string,
  fields: unknown,
  placeOf: PlaceOf,
  today: string,
): ContentMistake[] {
  return entriesOf(fields, 'jobs').flatMap(([name, job]) => {
    const own = isBlank(job.closing) ? valueAt(fields, ['all', 'closing']) : job.closing;
    if (job.status !== 'open' || typeof own !== 'string' || !isOver(own, today)) return [];
    const at = isBlank(job.closing) ? ['jobs', name] : ['jobs', name, 'closing'];
    const problem = `is ${own}, which has passed, so the job is no longer on the board; write a later day, or status: standing or closed`;
    return [{ file, place: placeOf(at), field: `jobs.${name}.closing`, problem }];
  });
}

const emptyFields = (schema: z.core.$ZodType, ...sources: readonly unknown[]): number =>
  ownFieldsIn(schema).filter(
    ({ at, required }) => !required && sources.every((source) => isBlank(valueAt(source, at))),
  ).length;

const batchSchema = courseBatchesSchema.shape.all.out;

interface Form {
  readonly title: string;
  readonly file: string;
  readonly schema: z.core.$ZodType;
  readonly optional: (fields: unknown) => number;
}

const FORMS: readonly Form[] = [
  {
    title: 'Company',
    file: 'content/data/company.yaml',
    schema: companySchema,
    optional: (fields) => emptyFields(companySchema, fields),
  },
  {
    title: 'Proofs and promises',
    file: 'content/data/proofs.yaml',
    schema: proofsSchema,
    optional: (fields) => emptyFields(proofsSchema, fields),
  },
  {
    title: 'Course batches',
    file: 'content/data/course-batches.yaml',
    schema: courseBatchesSchema,
    optional: (fields) =>
      emptyFields(batchSchema, valueAt(fields, ['all'])) +
      entriesOf(fields, 'courses').flatMap(([, { lab }]) =>
        isFields(lab) ? Object.values(lab).filter(isBlank) : [],
      ).length,
  },
  {
    title: 'Job openings',
    file: 'content/data/job-openings.yaml',
    schema: jobOpeningsSchema,
    optional: (fields) =>
      entriesOf(fields, 'jobs')
        .filter(([, { status }]) => status !== 'closed')
        .map(([, job]) => emptyFields(jobTerms, job, valueAt(fields, ['all'])))
        .reduce((sum, count) => sum + count, 0),
  },
];

export const openForms = (today: string, folder = root): OpenForm[] =>
  FORMS.flatMap(({ title, file, schema, optional }) => {
    const full = path.join(folder, file);
    const read = existsSync(full) ? readYaml(readFileSync(full, 'utf8')) : [];
    // The check of the content names the file.
    if (Array.isArray(read)) return [];
    const { fields, placeOf } = read;
    const over = overJobs(file, fields, placeOf, today);
    const required = [
      ...placeholdersIn(file, fields, placeOf),
      ...missingIn(file, schema, fields, placeOf),
    ].sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0));
    return [{ title, file, required, over, optional: optional(fields) }];
  });
