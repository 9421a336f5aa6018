import { z } from 'zod';
import { mistakesOf } from './define';

export interface FieldRules {
  readonly label: string;
  readonly name?: string;
  readonly hint: string;
  readonly problemOf: (value: unknown) => string | undefined;
}

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

function lengthOf(schema: z.ZodType): string | undefined {
  const text = inside(schema);
  if (!(text instanceof z.ZodString) || text.maxLength === null) return undefined;
  return text.minLength !== null && text.minLength > 1
    ? `${text.minLength} to ${text.maxLength} characters.`
    : `Up to ${text.maxLength} characters.`;
}

/** @throws Error when the schema has no `meta({ title })` */
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
