import { createProcessor } from '@mdx-js/mdx';
import { z } from 'zod';
import { importPlugins, remarkPlugins } from '@/lib/server/mdx-plugins.mjs';
import { PARTS_HINT } from './tag-names';
import { withinLimit } from './time-limit';
import { TEXT, type TextProblem, blanked, unreadable } from './unreadable';

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

export interface ParsedText {
  readonly root: Root;
  readonly problems: readonly TextProblem[];
}

interface Fault {
  readonly reason: string;
  readonly at: number;
}

const point = z.object({ offset: z.number() });
const parserError = z.object({
  reason: z.string(),
  place: z.union([point, z.object({ start: point }).transform(({ start }) => start)]).optional(),
});

function parse(source: string): Root | Fault {
  try {
    return processor.parse(source);
  } catch (error) {
    const fault = parserError.safeParse(error).data;
    if (!fault) throw error;
    return { reason: fault.reason, at: fault.place?.offset ?? source.length };
  }
}

const isFault = (result: Root | Fault): result is Fault => 'reason' in result;

const nothing: Root = { type: 'root', children: [] };

const inParsersWords = ({ reason, at }: Fault): TextProblem => ({
  at,
  field: TEXT,
  problem: `cannot be read: ${reason}; ${PARTS_HINT}`,
});

/** Without what it reports, so that an editor sees all mistakes at once. */
function readRest(source: string): ParsedText {
  const found = unreadable(source);
  const problems = found.filter(({ problem }) => problem !== '');
  const rest = parse(blanked(source, found));
  return isFault(rest)
    ? { root: nothing, problems: [...problems, inParsersWords(rest)] }
    : { root: rest, problems };
}

export const TOO_LONG = {
  at: 0,
  field: TEXT,
  problem: 'takes longer than a second to read; split it, or remove what was added last',
};

export function parseText(source: string): ParsedText {
  const whole = withinLimit(() => parse(source))?.result;
  if (!whole) return { root: nothing, problems: [TOO_LONG] };
  if (!isFault(whole)) return { root: whole, problems: [] };
  const rest = withinLimit(() => readRest(source))?.result;
  return rest ?? { root: nothing, problems: [inParsersWords(whole)] };
}
