import type { z } from 'zod';
import { ContentError, type PlaceOf, mistakesOf } from '../schema/define';
import { readText } from './read-text';
import { START, readYaml } from './yaml';

export interface OwnData<T> {
  readonly values: T;
  readonly placeOf: PlaceOf;
}

/** @param source undefined when the file is not saved as UTF-8 */
export function checkOwnData<S extends z.ZodType>(
  file: string,
  source: string | undefined,
  schema: S,
): OwnData<z.output<S>> {
  if (source === undefined) {
    const problem = 'is not saved as UTF-8; save it with that encoding';
    throw new ContentError([{ file, place: START, field: 'the file', problem }]);
  }
  const read = readYaml(source);
  if (Array.isArray(read)) {
    throw new ContentError(read.map((mistake) => ({ file, field: 'the file', ...mistake })));
  }
  const { fields, placeOf } = read;
  const result = schema.safeParse(fields, { reportInput: true });
  if (!result.success) throw new ContentError(mistakesOf(file, result.error, placeOf));
  return { values: result.data, placeOf };
}

/** @throws ContentError with file, line and field of every mistake */
export const readOwnData = <S extends z.ZodType>(file: string, schema: S): OwnData<z.output<S>> =>
  checkOwnData(file, readText(file), schema);
