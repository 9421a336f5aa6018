import type { ContentMistake } from './define';
import { fieldRules } from './field-rules';
import { related } from './parts';
import { postSchema } from './post';

type Mistake = Pick<ContentMistake, 'file' | 'field' | 'problem'>;

export const TEXT = 'text';

export function formField(field: string): string {
  if (field === 'the text' || field.startsWith('<')) return TEXT;
  return field.replace(/\[.*$/, '');
}

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

export const said = ({ field, problem }: Mistake): string =>
  `${capitalized(LABELS.get(formField(field)) ?? field)} ${problem}.`;

/** Such as 'post 7 (Other posts)'. */
export function placeOf({ file, field }: Mistake): string {
  const [, post] = /^content\/blog\/(\d+)-/.exec(file) ?? [];
  if (post === undefined) return file;
  return `post ${post} (${LABELS.get(formField(field)) ?? 'the text'})`;
}
