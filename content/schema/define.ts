import type { z } from 'zod';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface ContentMistake {
  readonly file: string;
  readonly place?: Place | undefined;
  readonly field: string;
  /** The path of the field, from which the check finds its line. */
  readonly at?: readonly PropertyKey[];
  readonly problem: string;
}

/** Of a missing field, the position of its parent. */
export type PlaceOf = (path: readonly PropertyKey[]) => Place;

/** `content/blog/8-bins.mdx:3:1: title is too short; ...` */
export const mistakeLine = ({ file, place, field, problem }: ContentMistake): string =>
  `${file}${place ? `:${place.line}:${place.column}` : ''}: ${field} ${problem}`;

export class ContentError extends Error {
  readonly mistakes: readonly ContentMistake[];

  constructor(mistakes: readonly ContentMistake[]) {
    const lines = mistakes.map((mistake) => `  ${mistakeLine(mistake)}`);
    super(
      `${mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`} in the content:\n${lines.join('\n')}`,
    );
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

type Issue = z.core.$ZodIssue;

function fieldName(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (name, key) =>
        typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
      '',
    ) || 'the entry'
  );
}

const counted = (origin: string, n: number | bigint): string =>
  `${n} ${origin === 'string' ? 'characters' : 'entries'}`;

function typeOf(input: unknown): string {
  if (input === null) return 'empty';
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'string'
    ? 'text'
    : typeof input === 'object'
      ? 'a block'
      : JSON.stringify(input);
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number in digits only',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list such as [one, two]',
  object: 'a block of fields',
};

const sizeOf = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? ` (it has ${input.length})` : '';

function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.expected === 'string' && typeof issue.input === 'number') {
        return `is a number (${issue.input}); put it in quotes to make it text`;
      }
      const expected = EXPECTED[issue.expected];
      return `is ${issue.input === undefined ? 'missing' : typeOf(issue.input)}; write ${expected ?? issue.expected}`;
    }
    case 'too_small':
      if (typeof issue.input === 'number') {
        return `is ${issue.input}; it must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
      }
      if (issue.origin === 'string' && issue.minimum === 1) return 'is empty; write text';
      return `is too short${sizeOf(issue.input)}; it needs at least ${counted(issue.origin, issue.minimum)}`;
    case 'too_big':
      if (typeof issue.input === 'number') {
        return `is ${issue.input}; it must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
      }
      return `is too long${sizeOf(issue.input)}; it may have at most ${counted(issue.origin, issue.maximum)}`;
    case 'invalid_value':
      return `is ${issue.input === undefined ? 'missing' : JSON.stringify(issue.input)}; choose one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    default:
      return issue.message;
  }
}

const isMeant = (issues: readonly Issue[]): boolean =>
  !issues.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  );

const withoutUnions = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const meant = issue.code === 'invalid_union' ? issue.errors.find(isMeant) : undefined;
    if (!meant) return [issue];
    return withoutUnions(
      meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
    );
  });

export function mistakesOf(file: string, error: z.ZodError, placeOf?: PlaceOf): ContentMistake[] {
  return withoutUnions(error.issues).flatMap((issue): ContentMistake[] => {
    if (issue.code !== 'unrecognized_keys') {
      const { path: at } = issue;
      return [{ file, place: placeOf?.(at), field: fieldName(at), at, problem: explain(issue) }];
    }
    return issue.keys.map((key) => ({
      file,
      place: placeOf?.([...issue.path, key]),
      field: fieldName(issue.path),
      at: [...issue.path, key],
      problem: `has the unknown field '${key}'; remove it or correct its spelling`,
    }));
  });
}

let kept: ContentMistake[] | undefined;

/** From now on mistakes stop nothing. @returns a list that grows with each `define` */
export const keepMistakes = (): readonly ContentMistake[] => (kept ??= []);

/** @throws ContentError with file, field and what would be right */
export function define<S extends z.ZodType>(file: string, schema: S, entry: unknown): z.output<S> {
  const result = schema.safeParse(entry, { reportInput: true });
  if (result.success) return result.data;
  const mistakes = mistakesOf(file, result.error);
  if (!kept) throw new ContentError(mistakes);
  kept.push(...mistakes);
  // Nothing is rendered from it.
  return entry as z.output<S>;
}
