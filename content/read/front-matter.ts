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

/** A line of dashes as the parser of Markdown knows it: only blanks and tabs may follow. */
const FENCE = /^---[\t ]*$/;
/** The same with other signs of which nothing is seen, such as a no-break space. */
const BLURRED_FENCE = /^---[\s\p{Cf}]+$/u;
const LINE = /([^\n\r]*)(\r\n|[\n\r]|$)/y;

/** A text and what stands above it, as the parser of Markdown separates them. */
interface Split {
  /** The lines between the two lines of dashes. */
  readonly block: string;
  readonly body: string;
}

/**
 * Separates a Markdown file from its front matter: a block between the first line and the next line
 * of dashes.
 *
 * @param source without a byte order mark
 */
export function splitFrontMatter(source: string): Split | FrontMatterProblem {
  let begin: number | undefined;
  let line = 0;
  for (let from = 0; from < source.length; from = LINE.lastIndex) {
    LINE.lastIndex = from;
    const [, text = ''] = LINE.exec(source) ?? [];
    line += 1;
    if (FENCE.test(text)) {
      if (begin !== undefined) {
        return { block: source.slice(begin, from), body: source.slice(LINE.lastIndex) };
      }
      begin = LINE.lastIndex;
    } else if (BLURRED_FENCE.test(text)) {
      const problem = 'has an invisible sign behind its ---; write the dashes alone on their line';
      return { place: { line, column: '---'.length + 1 }, problem };
    } else if (begin === undefined) break;
  }
  if (begin !== undefined) {
    return { place: START, problem: 'is not closed; write a line of --- below its last field' };
  }
  const problem = source.trimStart().startsWith('---')
    ? 'begins below the first line; remove what is above its ---'
    : 'is missing; begin the file with a block between two lines of ---';
  return { place: START, problem };
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
  const parts = splitFrontMatter(withoutMark(source));
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
