import { isDeepStrictEqual } from 'node:util';
import { WHOLE } from './data-forms';
import { type Pair, type YAMLMap, isMap, isNode, parse, parseDocument, stringify } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

export const forKeystatic = (source: string): string =>
  JSON.stringify({ [WHOLE]: parse(source) as unknown });

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined if nothing is filled in. */
const known = (value: unknown): unknown =>
  isValues(value) && Object.values(value).every((inner) => known(inner) === undefined)
    ? undefined
    : (value ?? undefined);

const isBlock = (value: unknown): boolean =>
  isValues(value) || (Array.isArray(value) && value.some(isValues));

const write = (value: unknown): string =>
  stringify(value, {
    lineWidth: 0,
    singleQuote: true,
    flowCollectionPadding: false,
    collectionStyle: isBlock(value) ? 'any' : 'flow',
  }).trimEnd();

const indented = (text: string, by: number): string =>
  text.replaceAll(/^/gm, ' '.repeat(by)).replace(/^/, '\n');

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** The range of a block ends on the line below it. */
const endOf = (node: unknown, source: string): number =>
  source.slice(0, isNode(node) ? (node.range?.[1] ?? 0) : 0).trimEnd().length;

/** Comments and all other lines stay. */
function changesOf(source: string, map: YAMLMap, values: Values): Edit[] {
  const colonOf = ({ key }: Pair): number => source.indexOf(':', endOf(key, source)) + 1;
  const isUnset = ({ value }: Pair): boolean => endOf(value, source) <= startOf(value);
  const first = startOf(map.items[0]?.key);
  const indent = first - (source.lastIndexOf('\n', first - 1) + 1);
  const names = map.items.map(({ key }) => String(key));
  const lastOf = (block: YAMLMap): number => {
    const last = block.items.at(-1);
    if (!last) return endOf(block, source);
    if (isMap(last.value) && !last.value.flow) return lastOf(last.value);
    return isUnset(last) ? colonOf(last) : endOf(last.value, source);
  };
  const newline = source.indexOf('\n', lastOf(map));
  const end = newline < 0 ? source.length : newline;
  const added = Object.entries(values)
    .filter(([name, value]) => !names.includes(name) && known(value) !== undefined)
    .map(([name, value]) => indented(write({ [name]: value }), indent));
  return [
    { from: end, to: end, text: added.join('') },
    ...map.items.flatMap((pair, index): Edit[] => {
      const value = known(values[names[index] ?? '']);
      const { value: node } = pair;
      if (isMap(node) && !node.flow) {
        return changesOf(source, node, isValues(value) ? value : {});
      }
      const from = colonOf(pair);
      const to = isUnset(pair) ? from : endOf(node, source);
      const before: unknown = parse(source.slice(from, to)) ?? undefined;
      if (isDeepStrictEqual(before, value)) return [];
      if (value === undefined) return [{ from, to, text: '' }];
      const text = isBlock(value) ? indented(write(value), indent + 2) : ` ${write(value)}`;
      return [{ from, to, text }];
    }),
  ];
}

/** @param written by Keystatic */
export function withValues(source: string, written: string): string {
  const { errors, contents } = parseDocument(source);
  if (errors[0]) throw errors[0];
  if (!isMap(contents)) throw new Error('The file has no fields');
  // Keystatic writes what the field gives it.
  const { [WHOLE]: values = {} } = parse(written) as Record<string, Values | undefined>;
  // From the end, so that the places of the others stay.
  return changesOf(source, contents, values)
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}
