import { runInNewContext } from 'node:vm';
import { createProcessor } from '@mdx-js/mdx';
import { z } from 'zod';
import { importPlugins, remarkPlugins } from '@/lib/build/mdx-plugins.mjs';
import { PARTS_HINT, remedyOfElement } from './html-elements';

const processor = createProcessor({ remarkPlugins: await importPlugins(remarkPlugins) });

type Root = ReturnType<typeof processor.parse>;
type Child = Root['children'][number];
export type Node = Root | Child;
export type NodeOf<T extends Node['type']> = Extract<Node, { type: T }>;
export type Tag = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>;

export const childrenOf = (node: Node): readonly Node[] =>
  'children' in node ? node.children : [];

export const wordsOf = (node: Node): string =>
  node.type === 'text' || node.type === 'inlineCode'
    ? node.value
    : childrenOf(node).map(wordsOf).join('');

export interface TextProblem {
  readonly at: number;
  readonly field: string;
  readonly problem: string;
}

export interface ParsedText {
  readonly root: Root;
  readonly problems: readonly TextProblem[];
  /** Only follows from a problem that is reported already. */
  readonly isDamaged: (at: number) => boolean;
}

interface SyntaxFault {
  readonly reason: string;
  readonly source: string;
  readonly rule: string;
  readonly offset: number;
}

/** The blanked range lets the rest be parsed. */
interface Repair extends TextProblem {
  readonly blank: readonly [number, number];
  readonly damaged?: readonly [number, number];
}

const MOST_PROBLEMS = 25;

const TEXT = 'the text';

const point = z.object({ offset: z.number() });
const parserError = z.object({
  reason: z.string(),
  source: z.string().optional(),
  ruleId: z.string().optional(),
  place: z.union([point, z.object({ start: point }).transform(({ start }) => start)]).optional(),
});

function parse(source: string): Root | SyntaxFault {
  try {
    return processor.parse(source);
  } catch (error) {
    const fault = parserError.safeParse(error).data;
    if (!fault) throw error;
    const { reason, source: parser = '', ruleId: rule = '', place } = fault;
    return { reason, source: parser, rule, offset: place?.offset ?? source.length };
  }
}

const isRoot = (result: Root | SyntaxFault): result is Root => 'children' in result;

function offsetOf(source: string, place: string): number {
  const [line = 1, column = 1] = place.split(':').map(Number);
  let start = 0;
  for (let count = 1; count < line; count += 1) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

const endOfLine = (source: string, from: number): number => {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
};

const behind = (source: string, sign: string, from: number): number => {
  const at = source.indexOf(sign, from);
  return at < 0 ? endOfLine(source, from) : at + sign.length;
};

const blanked = (source: string, [from, to]: readonly [number, number]): string =>
  source.slice(0, from) +
  // Line breaks stay, so that positions do not change.
  Array.from({ length: to - from }, (_, index) => {
    const sign = source.charAt(from + index);
    return sign === '\n' || sign === '\r' ? sign : ' ';
  }).join('') +
  source.slice(to);

/** Without it, the error does not occur again. */
function beginOfUnfinished(source: string, sign: string, fault: SyntaxFault): number {
  for (let at = source.lastIndexOf(sign); at >= 0; at = source.lastIndexOf(sign, at - 1)) {
    const result = parse(blanked(source, [at, at + sign.length]));
    if (isRoot(result) || result.reason !== fault.reason) return at;
    if (at === 0) break;
  }
  return fault.offset;
}

function nameAt(source: string, at: number): string {
  let end = at + 1;
  if (source.charAt(end) === '/') end += 1;
  const start = end;
  while (/[\w.:-]/.test(source.charAt(end))) end += 1;
  return source.slice(start, end);
}

const notClosedThere = (name: string): string =>
  `is not closed where it should be; write <${name}> and </${name}> on lines of their own, with an empty line above and below`;

/** Or closed in another block. */
function repairUnclosed(source: string, { reason, offset }: SyntaxFault): Repair {
  const isInOtherBlock = reason.startsWith('Expected the closing tag');
  const range = / \((\d+:\d+)-(\d+:\d+)\)/.exec(reason);
  if (!range) {
    const begin = source.lastIndexOf('<', offset);
    const name = nameAt(source, begin);
    const blank = [begin, behind(source, '>', begin)] as const;
    const opening = source.lastIndexOf(`<${name}`, begin - 1);
    if (opening >= 0 && isInOtherBlock) {
      return { at: opening, field: `<${name}>`, problem: notClosedThere(name), blank };
    }
    const problem = `has no beginning; write <${name}> above it, or remove it`;
    return { at: begin, field: `</${name}>`, problem, blank };
  }
  const [, from = '', to = ''] = range;
  const at = offsetOf(source, from);
  const name = nameAt(source, at);
  const blank = [at, offsetOf(source, to)] as const;
  const html = remedyOfElement(name);
  if (html) return { at, field: `<${name}>`, problem: html, blank };
  const closing = `</${name}>`;
  const problem = source.includes(closing, at)
    ? notClosedThere(name)
    : `is never closed; write ${closing} on a line of its own below its text`;
  return { at, field: `<${name}>`, problem, blank };
}

/** `<` that begins no tag. */
function repairTag(source: string, fault: SyntaxFault): Repair {
  const atEnd = fault.rule === 'unexpected-eof';
  const at = atEnd
    ? beginOfUnfinished(source, '<', fault)
    : Math.max(0, source.lastIndexOf('<', fault.offset));
  const end = behind(source, '>', at);
  const inside = source.slice(at + 1, end - 1);
  if (source.startsWith('<!--', at)) {
    const problem = 'has a comment of HTML; write {/* the comment */} or remove it';
    return { at, field: TEXT, problem, blank: [at, behind(source, '-->', at)] };
  }
  if (!inside.includes(' ') && (inside.includes('://') || inside.includes('@'))) {
    const address = inside.includes('://') ? inside : `mailto:${inside}`;
    const problem = `has an address between < and >; write [the words of the link](${address})`;
    return { at, field: TEXT, problem, blank: [at, end] };
  }
  const name = nameAt(source, at);
  if (!name || fault.offset <= at + 1) {
    const problem = 'has a < that begins no part; write the words "less than", or \\<';
    return { at, field: TEXT, problem, blank: [at, at + 1] };
  }
  const damaged = [at, end] as const;
  if (atEnd && fault.reason.includes('attribute value')) {
    const line = [at, endOfLine(source, at)] as const;
    const problem = 'has an attribute without its closing quotation mark; write name="..."';
    return { at, field: `<${name}>`, problem, blank: line, damaged: line };
  }
  if (fault.reason.includes('before attribute value')) {
    const problem = 'has an attribute without quotation marks; write name="..."';
    const equals = source.lastIndexOf('=', fault.offset);
    return {
      at,
      field: `<${name}>`,
      problem,
      blank: [equals, source.startsWith('/>', end - 2) ? end - 2 : end - 1],
      damaged,
    };
  }
  const problem = 'cannot be read as a tag; write it as <Name attribute="...">';
  return { at, field: `<${name}>`, problem, blank: damaged, damaged };
}

function repairBraces(source: string, fault: SyntaxFault): Repair {
  const at =
    fault.rule === 'unexpected-eof'
      ? beginOfUnfinished(source, '{', fault)
      : Math.max(0, source.lastIndexOf('{', fault.offset));
  const close = source.indexOf('}', at);
  const line = endOfLine(source, at);
  const blank = [at, close < 0 || close > line ? at + 1 : close + 1] as const;
  return { at, field: TEXT, problem: BRACES, blank };
}

/** It begins with the word `import` or `export`. */
function repairModule(source: string, { offset }: SyntaxFault): Repair {
  let at = source.lastIndexOf('\n', offset - 1) + 1;
  const begins = (start: number): string | undefined =>
    ['import', 'export'].find((word) => source.startsWith(word, start));
  while (at > 0 && !begins(at)) at = source.lastIndexOf('\n', at - 2) + 1;
  const word = begins(at) ?? 'import';
  const problem = `has a line that begins with the word ${word}, which begins code; begin the line with another word`;
  let end = endOfLine(source, at);
  while (end < source.length && source.slice(end + 1, endOfLine(source, end + 1)).trim()) {
    end = endOfLine(source, end + 1);
  }
  return { at, field: TEXT, problem, blank: [at, end] };
}

export const BRACES =
  'has code between { and }; a post is text only: remove it, or write \\{ for the sign';

function repair(source: string, fault: SyntaxFault): Repair {
  switch (fault.source) {
    case 'mdast-util-mdx-jsx':
      return repairUnclosed(source, fault);
    case 'micromark-extension-mdx-jsx':
      return repairTag(source, fault);
    case 'micromark-extension-mdx-expression':
      return repairBraces(source, fault);
    case 'micromark-extension-mdxjs-esm':
      return repairModule(source, fault);
    default: {
      const start = source.lastIndexOf('\n', Math.max(0, fault.offset - 1)) + 1;
      const problem = `${inParsersWords(fault)}; ${PARTS_HINT}`;
      return {
        at: fault.offset,
        field: TEXT,
        problem,
        blank: [start, endOfLine(source, fault.offset)],
      };
    }
  }
}

const LIMIT_MS = 1000;

/** A parser cannot be interrupted in another way. */
const withinLimit = (run: () => void): void => {
  runInNewContext('run()', { run }, { timeout: LIMIT_MS });
};

const isTimeout = (error: unknown): boolean =>
  // It belongs to the other context, so it is no instance of our Error.
  typeof error === 'object' && error !== null && 'code' in error
    ? error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    : false;

const inParsersWords = (fault: SyntaxFault): string => `cannot be read: ${fault.reason}`;

/** What is not valid is reported and blanked out, so that an editor sees all mistakes at once. */
export function parseText(source: string): ParsedText {
  const problems: TextProblem[] = [];
  const damaged: (readonly [number, number])[] = [];
  const report = ({ at, field, problem }: TextProblem) => problems.push({ at, field, problem });
  let root: Root | undefined;
  let fault: SyntaxFault | undefined;
  const read = () => {
    let text = source;
    for (let count = 0; count < MOST_PROBLEMS; count += 1) {
      const result = parse(text);
      if (isRoot(result)) {
        root = result;
        return;
      }
      fault = result;
      const found = repair(text, result);
      const opening = found.field.startsWith('</') ? found.field.replace('/', '') : undefined;
      const follows = problems.some(({ at, field }) => at === found.at || field === opening);
      if (!follows) report(found);
      if (found.damaged) damaged.push(found.damaged);
      const next = blanked(text, found.blank);
      if (next.length !== source.length || next === text) {
        report({ at: result.offset, field: TEXT, problem: inParsersWords(result) });
        return;
      }
      text = next;
    }
  };
  try {
    withinLimit(read);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const last = fault ? `; the parser said: ${fault.reason}` : '';
    const problem = `takes longer than a second to read; split it or remove what was added last${last}`;
    report({ at: fault?.offset ?? 0, field: TEXT, problem });
  }
  if (!root) return { root: { type: 'root', children: [] }, problems, isDamaged: () => true };
  const isDamaged = (at: number) => damaged.some(([from, to]) => at >= from && at < to);
  return { root, problems, isDamaged };
}
