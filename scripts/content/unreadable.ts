import { POST_PARTS } from '@/content/schema/post-parts';
import { isElement, remedyOfTag } from './tag-names';

export interface TextProblem {
  readonly at: number;
  readonly field: string;
  readonly problem: string;
}

/** A problem whose range is blanked out, so that the rest can be read. */
interface Found extends TextProblem {
  readonly end: number;
}

interface Tag {
  readonly at: number;
  readonly end: number;
  readonly name: string;
  readonly kind: '' | '/' | 'alone';
  /** It is reported already. */
  readonly isBroken: boolean;
}

export const TEXT = 'the text';

export const BRACES =
  'has code between { and }; a post is text only: remove it, or write \\{ for the sign';

const PART_NAMES = new Set([...POST_PARTS.map(({ name }) => name), 'Company']);

/** Front matter, code, escaped signs and remarks for editors. */
const NO_TEXT = new RegExp(
  [
    /(?<![^])---[ \t]*\r?\n[^]*?\n---[ \t]*$/,
    /^(?:[ \t>]|[-*+] |\d+[.)] )*(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n(?![ \t>]*\k<fence>).*)*(?:\n.*)?/,
    /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n[ \t\r]*\n)[^])*?(?<!`)\k<ticks>(?!`)/,
    /\\[\\`<{]/,
    /\{\/\*[^]*?\*\/\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

const COMMENT = /<!--[^]*?(?:-->|$(?![^]))/g;
const ADDRESS = /<([^\s<>]*(?::\/\/|@)[^\s<>]*)>/g;
const TAG =
  /<(\/?)([\p{L}_][\w.:-]*)(?:\s+(?:[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\}))*\s*(\/?)>/gu;
const BROKEN_TAG = /<(\/?)([\p{L}_][\w.:-]*)([^<>\n]*)>?/gu;
const SIGN = /<|\{(?:[^{}\n]*\})?/g;
const MODULE =
  /(?<=^[ \t\r]*\n|^#.*\n|>\r?\n|(?<![^]))(?:import|export)(?= ).*(?:\n(?![ \t\r]*$).*)*/gm;

type Range = Pick<Found, 'at' | 'end'>;

/** Line breaks stay, so that positions do not change. */
export function blanked(source: string, ranges: readonly Range[]): string {
  const signs = source.split('');
  for (const { at, end } of ranges) {
    for (let index = at; index < end; index += 1) {
      if (!/[\n\r]/.test(signs[index] ?? '')) signs[index] = ' ';
    }
  }
  return signs.join('');
}

const rangeOf = ({ 0: words, index }: RegExpExecArray): Range => ({
  at: index,
  end: index + words.length,
});

const lineAround = (source: string, at: number): string => {
  const end = source.indexOf('\n', at);
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end);
};

export const isInCell = (source: string, at: number): boolean =>
  lineAround(source, at).trimStart().startsWith('|');

function problemOfAttributes(rest: string): string {
  if (/=\s*[^\s"'{]/.test(rest)) {
    return 'has an attribute without quotation marks; write name="..."';
  }
  return rest.split('"').length % 2 === 0
    ? 'has an attribute without its closing quotation mark; write name="..."'
    : 'cannot be read as a tag; write it as <Name attribute="...">';
}

const addressRemedy = (address: string): string =>
  `has an address between < and >; write [the words of the link](${address.includes('://') ? '' : 'mailto:'}${address})`;

/** What stands between the beginning of its line and the tag, as blanks and > signs. */
const containerOf = (text: string, { at }: Tag): string | undefined => {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^(?:[ \t>]|[-*+] |\d+[.)] )*$/.test(before) ? before.replaceAll(/[^>]/g, ' ') : undefined;
};

function areOneElement(text: string, opening: Tag, closing: Tag): boolean {
  const container = containerOf(text, opening);
  if (container !== undefined) return containerOf(text, closing) === container;
  return !/\n[ \t\r]*\n/.test(text.slice(opening.end, closing.at));
}

/** Tags of parts that have no other half, or have it in another block. */
function unmatched(text: string, tags: readonly Tag[]): Found[] {
  const found: Found[] = [];
  const open: Tag[] = [];
  const reported = new Set<string>();
  const add = (tag: Tag, field: string, problem: string) => {
    found.push({ ...tag, field, problem });
  };
  const addUnclosed = (tag: Tag) => {
    const { name, end } = tag;
    const hasEnd = tags.some(
      (other) => other.kind === '/' && other.name === name && other.at > end,
    );
    const problem = hasEnd
      ? `is not closed where it should be; write <${name}> and </${name}> on lines of their own, with an empty line above and below`
      : `is never closed; write </${name}> on a line of its own below its text`;
    if (!tag.isBroken) add(tag, `<${name}>`, problem);
    reported.add(name);
  };
  for (const tag of tags) {
    const { name, kind } = tag;
    if (kind === '') open.push(tag);
    if (kind !== '/') continue;
    const index = open.findLastIndex((other) => other.name === name);
    if (index < 0) {
      add(
        tag,
        `</${name}>`,
        reported.has(name) ? '' : `has no beginning; write <${name}> above it, or remove it`,
      );
      continue;
    }
    for (const inner of open.splice(index + 1)) addUnclosed(inner);
    const opening = open.pop();
    if (!opening || (!opening.isBroken && areOneElement(text, opening, tag))) continue;
    addUnclosed(opening);
    add(tag, `<${name}>`, '');
  }
  for (const tag of open) addUnclosed(tag);
  return found;
}

/**
 * A parser stops at the first sign that it cannot read. This finds all of them, so that an editor
 * sees them at once. What has no problem of its own only follows from another one.
 */
export function unreadable(source: string): Found[] {
  const found: Found[] = [];
  const tags: Tag[] = [];
  let text = blanked(source, [...source.matchAll(NO_TEXT)].map(rangeOf));
  const take = (
    find: RegExp,
    read: (match: RegExpExecArray) => Omit<TextProblem, 'at'> | undefined,
  ): void => {
    const matches = [...text.matchAll(find)];
    for (const match of matches) {
      const problem = read(match);
      if (problem) found.push({ ...rangeOf(match), ...problem });
    }
    text = blanked(text, matches.map(rangeOf));
  };
  const ofText = (problem: string) => ({ field: TEXT, problem });
  const ofTag = (name: string, at: number) => ({
    field: `<${name}>`,
    problem: remedyOfTag(name, isInCell(source, at)),
  });

  take(COMMENT, () => ofText('has a comment of HTML; write {/* the comment */} or remove it'));
  take(ADDRESS, ([, address = '']) => ofText(addressRemedy(address)));
  take(TAG, (match) => {
    const [, slash, name = '', end] = match;
    if (!PART_NAMES.has(name)) return ofTag(name, match.index);
    const kind = slash ? '/' : end ? 'alone' : '';
    tags.push({ ...rangeOf(match), name, kind, isBroken: false });
    return undefined;
  });
  take(BROKEN_TAG, (match) => {
    const [, slash, name = '', rest = ''] = match;
    if (PART_NAMES.has(name)) {
      const kind = slash ? '/' : rest.endsWith('/') ? 'alone' : '';
      tags.push({ ...rangeOf(match), name, kind, isBroken: true });
      return { field: `<${name}>`, problem: problemOfAttributes(rest) };
    }
    if (isElement(name)) return ofTag(name, match.index);
    return ofText('has a < that begins no part; write the words "less than", or \\<');
  });
  take(SIGN, ([sign]) =>
    ofText(
      sign === '<' ? 'has a < that begins no part; write the words "less than", or \\<' : BRACES,
    ),
  );
  take(MODULE, ([words]) =>
    ofText(
      `has a line that begins with the word ${words.slice(0, 6)}, which begins code; begin the line with another word`,
    ),
  );
  tags.sort((a, b) => a.at - b.at);
  return [...found, ...unmatched(source, tags)];
}
