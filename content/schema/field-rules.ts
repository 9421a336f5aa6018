import { z } from 'zod';
import { mistakesOf } from './define';

/** The rules of one field for a form, from its schema. */
export interface FieldRules {
  readonly label: string;
  /** Its name in the file, for what the content check says about it. */
  readonly name?: string;
  /** The hint on content and length. */
  readonly hint: string;
  /** Returns the message of the build for an invalid value. */
  readonly problemOf: (value: unknown) => string | undefined;
}

/** The schema of a value that is filled in: without `optional`, defaults and transformations. */
export function inside(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    // What zod wraps is a schema of zod.
    return inside(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodPipe)) return schema;
  const first = schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return inside(first as z.ZodType);
}

/** The limits of the length, in words. */
function lengthOf(schema: z.ZodType): string | undefined {
  const text = inside(schema);
  if (!(text instanceof z.ZodString) || text.maxLength === null) return undefined;
  return text.minLength !== null && text.minLength > 1
    ? `${text.minLength} to ${text.maxLength} characters.`
    : `Up to ${text.maxLength} characters.`;
}

/**
 * The rules of a field whose schema names it by `meta({ title, description })`.
 *
 * @throws Error when it has no name
 */
export function fieldRules(schema: z.ZodType): FieldRules {
  const { title, description } = schema.meta() ?? {};
  if (title === undefined) throw new Error('A field of a form needs meta({ title }) in its schema');
  return {
    label: title,
    hint: [description, lengthOf(schema)].filter(Boolean).join(' '),
    problemOf: (value) => {
      const { error } = schema.safeParse(value, { reportInput: true });
      return error && mistakesOf('', error)[0]?.problem;
    },
  };
}
