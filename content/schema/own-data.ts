import { z } from 'zod';
import type { SitePath } from '../../lib/routes';

export interface OwnField {
  /** The end of "write ...". */
  readonly hint: string;
  /** Refused by `DEPLOY=1` while empty. */
  readonly required?: boolean;
  /** In "Ask us for ...", while it is empty. */
  readonly noun?: string;
}

export const ownFields = z.registry<OwnField>();

/** Nothing, or a block or list of nothing. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

const emptyUntilKnown = <S extends z.ZodType>(schema: S, title: string, field: OwnField) => {
  const known = schema.nullish().transform((value): z.output<S> | undefined => value ?? undefined);
  const noted = z
    .preprocess((value) => (isBlank(value) ? undefined : value), known)
    .meta({ title, description: `${field.hint.charAt(0).toUpperCase()}${field.hint.slice(1)}.` });
  ownFields.add(noted, field);
  return noted;
};

/** Left out of pages while it is empty. */
export const optional = <S extends z.ZodType>(
  schema: S,
  label: string,
  hint: string,
  noun?: string,
) => emptyUntilKnown(schema, label, { hint, ...(noun ? { noun } : {}) });

/** May be empty only while a site is prepared. */
export const required = <S extends z.ZodType>(
  schema: S,
  label: string,
  hint: string,
  noun?: string,
) => emptyUntilKnown(schema, label, { hint, required: true, ...(noun ? { noun } : {}) });

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly string[];
  readonly pages: readonly SitePath[];
}

/** May be left out as a whole. */
export const block = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => value ?? {}, schema);

export const missingFields = (
  { shape }: z.ZodObject,
  values: Readonly<Record<string, unknown>>,
): [field: string, noun: string][] =>
  Object.entries(shape).flatMap(([key, field]): [string, string][] => {
    // Any object's fields have the core type.
    const noun = ownFields.get(field as z.ZodType)?.noun;
    return noun && values[key] === undefined ? [[key, noun]] : [];
  });

export const missingNouns = (...given: Parameters<typeof missingFields>): string[] =>
  missingFields(...given).map(([, noun]) => noun);
