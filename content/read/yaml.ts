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
import type { Place, PlaceOf } from '../schema/define';

export interface YamlFields {
  readonly fields: unknown;
  readonly placeOf: PlaceOf;
}

export interface YamlProblem {
  readonly place: Place;
  readonly problem: string;
}

export const START: Place = { line: 1, column: 1 };

/** A YAML error only names the unexpected token. */
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

function nodeAt(parent: unknown, key: PropertyKey | undefined): Node | undefined {
  const item = isMap(parent)
    ? parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(key))?.key
    : isSeq(parent)
      ? parent.items[Number(key)]
      : undefined;
  return isNode(item) ? item : undefined;
}

/** Of a missing field, the nearest parent. */
function nearestNode(document: Document, path: readonly PropertyKey[]): Node | undefined {
  if (path.length === 0) return undefined;
  const around = path.slice(0, -1);
  const parent = around.length > 0 ? document.getIn(around, true) : document.contents;
  return nodeAt(parent, path.at(-1)) ?? nearestNode(document, around);
}

/** @returns a list of problems when the text is invalid */
export function readYaml(text: string, linesAbove = 0): YamlFields | YamlProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + linesAbove, column: col };
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
  const aliases: YamlProblem[] = [];
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
  };
}
