import { type FieldRules, fieldRules } from '../../content/schema/field-rules';
import { related } from '../../content/schema/parts';
import { postSchema } from '../../content/schema/post';
import type { Mistake } from './answers';

/** The rules of a field, with its name in the file for what the server says about it. */
export interface NamedRules extends FieldRules {
  readonly name?: string;
}

/** The name of the field that holds the text of a post. */
export const TEXT = 'text';

/** The field of the form for a field as the content check names it. */
export function nameOf(field: string): string {
  if (field === 'the text' || field.startsWith('<')) return TEXT;
  return field.replace(/\[.*$/, '');
}

/** The labels of the fields of a post. */
const LABELS = new Map<string, string>([
  ...Object.entries(postSchema.shape).flatMap(([name, schema]): [string, string][] =>
    name === 'related' ? [] : [[name, fieldRules(schema).label]],
  ),
  ...Object.entries(related.unwrap().shape).map(([name, schema]): [string, string] => [
    `related.${name}`,
    fieldRules(schema).label,
  ]),
]);

/** A mistake as a sentence, with the field by its label. */
export const said = ({ field, problem }: Mistake): string =>
  `${LABELS.get(nameOf(field)) ?? field} ${problem}.`;
