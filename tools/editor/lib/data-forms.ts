import { z } from 'zod';
import { companyGroups, companySchema } from '../../../content/schema/company';
import { courseBatchesSchema } from '../../../content/schema/course-batches';
import { type FieldRules, fieldRules, inside } from '../../../content/schema/field-rules';
import { jobOpeningsSchema } from '../../../content/schema/job-openings';
import { proofGroups, proofsSchema } from '../../../content/schema/proofs';
import { type FieldGroup, isBlank, ownFields } from '../../../content/schema/own-data';
import { problemOfPlaceholder } from '../../../content/schema/placeholders';
import type { Choices, EntryChoice } from './names';

export type Values = Readonly<Record<string, unknown>>;
type Path = readonly string[];

export const isDataFile = (path: string): boolean => /content\/data\/[a-z-]+\.yaml$/.test(path);

/** Keystatic's key of a whole file. */
export const WHOLE = 'values';

export interface DataField {
  readonly path: Path;
  readonly kind: 'text' | 'number' | 'lines' | 'numbers' | 'choice' | 'day' | 'rows';
  readonly rules: FieldRules;
  readonly options: readonly string[];
  /** Of each row. */
  readonly columns: readonly DataField[];
  /** Left out of pages while it is empty. */
  readonly isOptional: boolean;
  /** A choice can be taken back. */
  readonly canBeEmpty: boolean;
  /** Of the value that applies while this one is empty. */
  readonly shared: Path | undefined;
}

interface DataForm {
  readonly title: string;
  readonly about: string;
  readonly schema: z.ZodType;
  readonly groups: (choices: Choices) => readonly FieldGroup[];
  /** With a block for each entry. */
  readonly entries?: 'courses' | 'jobs';
}

const entryGroups = (
  shared: FieldGroup,
  record: string,
  entries: readonly EntryChoice[],
): FieldGroup[] => [
  shared,
  ...entries.map(({ value, label, path }) => ({
    title: label,
    fields: [`${record}.${value}`],
    pages: [path],
  })),
];

export const DATA_FORMS: Readonly<Record<string, DataForm>> = {
  company: {
    title: 'Company',
    about: 'Name, registration, offices, officer, answer time, samples',
    schema: companySchema,
    groups: () => companyGroups,
  },
  proofs: {
    title: 'Proofs and promises',
    about: 'Licences, people, versions of products, first step, support, references',
    schema: proofsSchema,
    groups: () => proofGroups,
  },
  'course-batches': {
    title: 'Course batches',
    about: 'Ratings, and trainer, completion, fee and dates, for all courses and for each',
    schema: courseBatchesSchema,
    entries: 'courses',
    groups: ({ courses }) => [
      { title: 'Ratings', fields: ['ratingBasis'], pages: courses.map(({ path }) => path) },
      ...entryGroups(
        { title: 'All courses', fields: ['all'], pages: courses.map(({ path }) => path) },
        'courses',
        courses,
      ),
    ],
  },
  'job-openings': {
    title: 'Job openings',
    about: 'Promises to applicants; open or not, pay, hours and closing date',
    schema: jobOpeningsSchema,
    entries: 'jobs',
    groups: ({ jobs }) => [
      { title: 'Promises to applicants', fields: ['promises'], pages: ['/career'] },
      ...entryGroups({ title: 'All jobs', fields: ['all'], pages: ['/career'] }, 'jobs', jobs),
    ],
  },
};

function kindOf(schema: z.ZodType): DataField['kind'] {
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodArray) {
    const element = inside(schema.element as z.ZodType);
    if (element instanceof z.ZodObject) return 'rows';
    return element instanceof z.ZodNumber ? 'numbers' : 'lines';
  }
  // The only schema of our own among them.
  return schema instanceof z.ZodCustom ? 'day' : 'text';
}

interface Around {
  readonly path: Path;
  readonly title: string;
  readonly isOptional: boolean;
}

/** @param keysAt the keys of a record */
function fieldsIn(whole: z.ZodType, keysAt: (path: Path) => readonly string[]): DataField[] {
  const fields: DataField[] = [];
  const walk = (schema: z.ZodType, { path, title, isOptional }: Around) => {
    const inner = inside(schema);
    const note = ownFields.get(schema);
    const around = { path, title, isOptional: isOptional || (note ? !note.required : false) };
    if (inner instanceof z.ZodObject) {
      const block = [title, inner.meta()?.title].filter(Boolean).join(' ');
      for (const [key, field] of Object.entries<unknown>(inner.shape)) {
        // An object of zod has schemas only.
        walk(field as z.ZodType, { ...around, path: [...path, key], title: block });
      }
    } else if (inner instanceof z.ZodRecord) {
      for (const key of keysAt(path)) {
        // The key of a lab's item is its name.
        const name = path.length > 1 ? key : '';
        walk(inner.valueType as z.ZodType, { ...around, path: [...path, key], title: name });
      }
    } else if (!(inner instanceof z.ZodLiteral)) {
      const rules = fieldRules(schema);
      const label = [title, rules.label].filter(Boolean).join(': ');
      const kind = kindOf(inner);
      const empty = schema.safeParse(undefined);
      fields.push({
        ...around,
        kind,
        rules: { ...rules, label, name: path.join('.') },
        canBeEmpty: around.isOptional || (empty.success && isBlank(empty.data)),
        options: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
        columns:
          kind === 'rows' && inner instanceof z.ZodArray
            ? fieldsIn(inner.element as z.ZodType, () => [])
            : [],
        shared: undefined,
      });
    }
  };
  walk(whole, { path: [], title: '', isOptional: false });
  return fields;
}

export function fieldsOf({ schema, entries }: DataForm, choices: Choices): DataField[] {
  const known = entries ? choices[entries] : [];
  /** The entries or, in an entry, the items of its lab. */
  const fields = fieldsIn(schema, ([, entry]) =>
    entry === undefined
      ? known.map(({ value }) => value)
      : (known.find(({ value }) => value === entry)?.lab ?? []),
  );
  const names = new Set(fields.map(({ rules }) => rules.name));
  return fields.map((field) => {
    const [record, , ...rest] = field.path;
    const shared = ['all', ...rest];
    return record === entries && names.has(shared.join('.')) ? { ...field, shared } : field;
  });
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isValues(value) ? value[key] : undefined), values);

export function withValue(values: Values, [key = '', ...rest]: Path, value: unknown): Values {
  const inner = values[key];
  const next = rest.length > 0 ? withValue(isValues(inner) ? inner : {}, rest, value) : value;
  return { ...values, [key]: next };
}

const inFull = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((item) => !isBlank(item)).map(inFull)
    : isValues(value)
      ? filledIn(value)
      : value;

/** An empty block is left in its place. */
export function filledIn(values: Values): Values {
  const kept = Object.entries(values).map(([key, value]): [string, unknown] => [
    key,
    inFull(value),
  ]);
  return Object.fromEntries(kept.filter(([, value]) => isValues(value) || !isBlank(value)));
}

/** None, or one that came with the site. */
export function isLeft({ path, shared, kind }: DataField, values: Values): boolean {
  const own = valueAt(values, path);
  const value = isBlank(own) && shared ? valueAt(values, shared) : own;
  if (Array.isArray(value)) return value.some((item) => isLeftText(item, path));
  const isDecided = kind === 'choice' && ['status', 'form'].includes(path.at(-1) ?? '');
  return isDecided ? false : isLeftText(value, path);
}

const isLeftText = (value: unknown, path: Path): boolean =>
  isBlank(value) || problemOfPlaceholder(String(value), path.join('.')) !== undefined;
