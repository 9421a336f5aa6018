import {
  LineCounter,
  type Node,
  type YAMLError,
  isMap,
  isNode,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import type { LineOf } from './schema/define';

/** The block at the top of a Markdown file and what follows it. */
export interface FrontMatter {
  /** As YAML gives it, unchecked. */
  readonly fields: unknown;
  readonly lineOf: LineOf;
  readonly body: string;
  /** The line on which the body begins. */
  readonly bodyLine: number;
}

/** A block that cannot be read, and what would be right. */
export interface FrontMatterProblem {
  readonly line: number;
  readonly problem: string;
}

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
/** The block begins on the file's second line, below its dashes. */
const LINES_ABOVE = 1;

/** What an editor did, where YAML only says what it stumbled over. */
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

function nodeAt(parent: unknown, key: PropertyKey): Node | undefined {
  const item = isMap(parent)
    ? parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(key))?.key
    : isSeq(parent)
      ? parent.items[Number(key)]
      : undefined;
  return isNode(item) ? item : undefined;
}

/**
 * Reads the front matter of a Markdown file, with the line of each field.
 *
 * @returns a list of problems when there is no block or it cannot be read
 */
export function readFrontMatter(source: string): FrontMatter | FrontMatterProblem[] {
  const match = BLOCK.exec(source);
  if (!match) {
    const problem = 'is missing; begin the file with a block between two lines of ---';
    return [{ line: 1, problem }];
  }
  const [whole, block = ''] = match;
  const counter = new LineCounter();
  const document = parseDocument(block, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + LINES_ABOVE;
  if (document.errors.length > 0) {
    const byLine = new Map(
      document.errors.toReversed().map((error) => [lineAt(error.pos[0]), explain(error)]),
    );
    return Array.from(byLine, ([line, problem]) => ({ line, problem })).toReversed();
  }
  const aliases: FrontMatterProblem[] = [];
  visit(document, {
    Alias: (_key, { range }) => {
      const problem = 'has a text that begins with *; put it in quotes';
      aliases.push({ line: lineAt(range?.[0] ?? 0), problem });
    },
  });
  if (aliases.length > 0) return aliases;
  return {
    fields: document.toJS(),
    lineOf: (path) => {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      const offset = nodeAt(parent, path.at(-1) ?? '')?.range?.[0];
      return offset === undefined ? undefined : lineAt(offset);
    },
    body: source.slice(whole.length),
    bodyLine: whole.split('\n').length,
  };
}
