import type { Text } from './texts';

export interface Sentence {
  readonly line: number;
  readonly text: string;
  readonly words: number;
  /** Titles and list items do not end with punctuation. */
  readonly complete: boolean;
}

const bySentence = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('en-GB', { granularity: 'word' });
/** The segmenter takes them for the end of a sentence. */
const ABBREVIATION =
  /(?:\b(?:Rs|No|Nos|Sl|approx|vs|e\.g|i\.e|Ltd|Pvt|sec|cl)\.|\ba\.m\.|\bp\.m\.)\s*$/;

const countWords = (text: string): number =>
  // A number with its unit, a code or a hyphenated word is one word.
  [...byWord.segment(text.replace(/(?<=\w)[-.,/&](?=\w)/g, ''))].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

export function sentencesOf({ line, text }: Text): Sentence[] {
  const parts: string[] = [];
  for (const { segment } of bySentence.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts
    .map((part) => part.trim())
    .map((part) => ({
      line,
      text: part,
      words: countWords(part),
      complete: /[.?!]['’)”]*$/.test(part),
    }))
    .filter(({ words }) => words > 0);
}
