import type { Text } from './texts';

/** A sentence of running text, or a point of a list without a full stop. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
  readonly words: number;
  /** Whether it ends with punctuation; titles and list items do not. */
  readonly complete: boolean;
}

const bySentence = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('en-GB', { granularity: 'word' });
/** Abbreviations that the segmenter takes for the end of a sentence. */
const ABBREVIATION =
  /(?:\b(?:Rs|No|Nos|Sl|approx|vs|e\.g|i\.e|Ltd|Pvt|sec|cl)\.|\ba\.m\.|\bp\.m\.)\s*$/;

const countWords = (text: string): number =>
  // Count a number with its unit, a code or a hyphenated word as one word.
  [...byWord.segment(text.replace(/(?<=\w)[-.,/&](?=\w)/g, ''))].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

/** The sentences of a text. */
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
