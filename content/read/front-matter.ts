import {
  type Document,
  LineCounter,
  type Node,
  type YAMLError,
  isMap,
  isNode,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import { withoutMark } from './read-text';
import type { Place, PlaceOf } from '../schema/define';

/** The front matter of a Markdown file and the text after it. */
export interface FrontMatter {
  /** As parsed from YAML, unchecked; an empty block has no fields. */
  readonly fields: unknown;
  readonly placeOf: PlaceOf;
  readonly body: string;
}

/** A syntax error in the front matter, with the correction. */
export interface FrontMatterProblem {
  readonly place: Place;
  readonly problem: string;
}

const FENCE = '---';
const START: Place = { line: 1, column: 1 };
/** The block begins on the file's second line, below its dashes. */
const LINES_ABOVE = 1;

/** The mistake behind a YAML error, which only names the unexpected token. */
function explain({ code, message }: YAMLError): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'has a colon in a text; put the text in quotes';
    case 'DUPLICATE_KEY':
      return 'has a field twice; remove one of them';
    case 'MISSING_CHAR':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
      return 'has a quotation mark or sign that begins or ends a text too early; put the text in quotes, with a curly ’ for the apostrophe';
    case 'TAB_AS_INDENT':
      return 'is indented with a tab; use two spaces';
    default:
      return `is not YAML: ${message}`;
  }
}

/** The block between the first line and the next line of dashes. */
function split(source: string): { block: string; body: string } | FrontMatterProblem {
  const endOfLine = (from: number): number => {
    const end = source.indexOf('\n', from);
    return end < 0 ? source.length : end;
  };
  const isFence = (from: number, end: number): boolean =>
    source.slice(from, end).trimEnd() === FENCE;
  const begin = endOfLine(0) + 1;
  if (!isFence(0, begin)) {
    const problem = source.trimStart().startsWith(FENCE)
      ? 'begins below the first line; remove what is above its ---'
      : 'is missing; begin the file with a block between two lines of ---';
    return { place: START, problem };
  }
  for (let from = begin; from < source.length;) {
    const end = endOfLine(from);
    if (isFence(from, end))
      return { block: source.slice(begin, from), body: source.slice(end + 1) };
    from = end + 1;
  }
  return { place: START, problem: 'is not closed; write a line of --- below its last field' };
}

function nodeAt(parent: unknown, key: PropertyKey | undefined): Node | undefined {
  const item = isMap(parent)
    ? parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(key))?.key
    : isSeq(parent)
      ? parent.items[Number(key)]
      : undefined;
  return isNode(item) ? item : undefined;
}

/** The YAML node of a field or, if missing, of the nearest parent field. */
function nearestNode(document: Document, path: readonly PropertyKey[]): Node | undefined {
  if (path.length === 0) return undefined;
  const around = path.slice(0, -1);
  const parent = around.length > 0 ? document.getIn(around, true) : document.contents;
  return nodeAt(parent, path.at(-1)) ?? nearestNode(document, around);
}

/**
 * Parses the front matter of a Markdown file, with the position of each field.
 *
 * @returns a list of problems when the front matter is missing or invalid
 */
export function readFrontMatter(source: string): FrontMatter | FrontMatterProblem[] {
  const parts = split(withoutMark(source));
  if ('problem' in parts) return [parts];
  const { block, body } = parts;
  const counter = new LineCounter();
  const document = parseDocument(block, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + LINES_ABOVE, column: col };
  };
  if (document.errors.length > 0) {
    const byLine = new Map(
      document.errors.toReversed().map((error) => {
        const place = placeAt(error.pos[0]);
        return [place.line, { place, problem: explain(error) }];
      }),
    );
    return [...byLine.values()].toReversed();
  }
  const aliases: FrontMatterProblem[] = [];
  visit(document, {
    Alias: (_key, { range }) => {
      const problem = 'has a text that begins with *; put it in quotes';
      aliases.push({ place: placeAt(range?.[0] ?? 0), problem });
    },
  });
  if (aliases.length > 0) return aliases;
  return {
    fields: document.toJS() ?? {},
    placeOf: (path) => {
      const offset = nearestNode(document, path)?.range?.[0];
      return offset === undefined ? START : placeAt(offset);
    },
    body,
  };
}
