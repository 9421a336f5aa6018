import { z } from 'zod';

/** What is said about a field of content/data, beside its value. */
export interface OwnField {
  /** What to write. */
  readonly hint: string;
  /** Whether a build with `DEPLOY=1` refuses the field while it is empty. */
  readonly required?: boolean;
  /** The noun in "Ask us for ...", for as long as an optional field is empty. */
  readonly noun?: string;
}

/** The notes on the fields that may be empty. */
export const ownFields = z.registry<OwnField>();

const emptyUntilKnown = <S extends z.ZodType>(schema: S, field: OwnField) => {
  const noted = schema.nullish().transform((value): z.output<S> | undefined => value ?? undefined);
  ownFields.add(noted, field);
  return noted;
};

/** A field that pages leave out while it is empty. */
export const optional = <S extends z.ZodType>(schema: S, hint: string, noun?: string) =>
  emptyUntilKnown(schema, { hint, ...(noun ? { noun } : {}) });

/** A field that may be empty while a site is prepared, and not once it is live. */
export const required = <S extends z.ZodType>(schema: S, hint: string) =>
  emptyUntilKnown(schema, { hint, required: true });

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
