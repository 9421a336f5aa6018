import { withoutMark } from './read-text';
import { START, type YamlFields, type YamlProblem, readYaml } from './yaml';

export interface FrontMatter extends YamlFields {
  readonly body: string;
}

const LINES_ABOVE = 1;

const FENCE = /^---[\t ]*$/;
/** With signs that nobody sees, such as a no-break space. */
const BLURRED_FENCE = /^---[\s\p{Cf}]+$/u;
const LINE = /([^\n\r]*)(\r\n|[\n\r]|$)/y;

interface Split {
  readonly block: string;
  readonly body: string;
}

export function splitFrontMatter(source: string): Split | YamlProblem {
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

/** @returns a list of problems when it is missing or invalid */
export function readFrontMatter(source: string): FrontMatter | YamlProblem[] {
  const parts = splitFrontMatter(withoutMark(source));
  if ('problem' in parts) return [parts];
  const { block, body } = parts;
  const read = readYaml(block, LINES_ABOVE);
  return Array.isArray(read) ? read : { ...read, body };
}
