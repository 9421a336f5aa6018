import { z } from 'zod';
import type { SitePath } from '../../lib/routes';

/** What is said about a field of content/data, beside its value. */
export interface OwnField {
  /** What to write, as the end of "write ...". */
  readonly hint: string;
  /** Whether a build with `DEPLOY=1` refuses the field while it is empty. */
  readonly required?: boolean;
  /** The noun in "Ask us for ...", for as long as an optional field is empty. */
  readonly noun?: string;
}

/** The notes on the fields that may be empty. */
export const ownFields = z.registry<OwnField>();

/** A block of which nothing is filled in, as a form leaves it. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => inner === null);

const emptyUntilKnown = <S extends z.ZodType>(schema: S, title: string, field: OwnField) => {
  const known = schema.nullish().transform((value): z.output<S> | undefined => value ?? undefined);
  const noted = z
    .preprocess((value) => (isBlank(value) ? undefined : value), known)
    .meta({ title, description: `${field.hint.charAt(0).toUpperCase()}${field.hint.slice(1)}.` });
  ownFields.add(noted, field);
  return noted;
};

/** A field that pages leave out while it is empty. */
export const optional = <S extends z.ZodType>(
  schema: S,
  label: string,
  hint: string,
  noun?: string,
) => emptyUntilKnown(schema, label, { hint, ...(noun ? { noun } : {}) });

/** A field that may be empty while a site is prepared, and not once it is live. */
export const required = <S extends z.ZodType>(schema: S, label: string, hint: string) =>
  emptyUntilKnown(schema, label, { hint, required: true });

/** Fields that an owner fills in together, in the order of a form. */
export interface FieldGroup {
  readonly title: string;
  /** Fields and blocks of the file. */
  readonly fields: readonly string[];
  /** The pages that show them. */
  readonly pages: readonly SitePath[];
}

/** A block of fields that may be left out with all that is in it. */
export const block = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => value ?? {}, schema);

/** The empty fields that a reader asks for, with their nouns, in the order of the schema. */
export const missingFields = (
  { shape }: z.ZodObject,
  values: Readonly<Record<string, unknown>>,
): [field: string, noun: string][] =>
  Object.entries(shape).flatMap(([key, field]): [string, string][] => {
    // The shape of any object has fields of the core type, which the registry accepts.
    const noun = ownFields.get(field as z.ZodType)?.noun;
    return noun && values[key] === undefined ? [[key, noun]] : [];
  });

/** The nouns of `missingFields`. */
export const missingNouns = (...given: Parameters<typeof missingFields>): string[] =>
  missingFields(...given).map(([, noun]) => noun);
