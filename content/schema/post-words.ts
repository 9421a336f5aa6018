import type { ContentMistake } from './define';
import { fieldRules } from './field-rules';
import { related } from './parts';
import { postSchema } from './post';

type Mistake = Pick<ContentMistake, 'file' | 'field' | 'problem'>;

/** The field of a form that holds the text of a post. */
export const TEXT = 'text';

/** The field of the form for a field as the content check names it. */
export function formField(field: string): string {
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

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A mistake in a post as a sentence, with the field by its label in the editor. */
export const said = ({ field, problem }: Mistake): string =>
  `${capitalized(LABELS.get(formField(field)) ?? field)} ${problem}.`;

/** Where a mistake is, such as 'post 7 (Other posts)'. */
export function placeOf({ file, field }: Mistake): string {
  const [, post] = /^content\/blog\/(\d+)-/.exec(file) ?? [];
  if (post === undefined) return file;
  return `post ${post} (${LABELS.get(formField(field)) ?? 'the text'})`;
}
