export interface Sentence {
  readonly text: string;
  readonly words: number;
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

function sentencesOfLine(line: string): string[] {
  const parts: string[] = [];
  for (const { segment } of bySentence.segment(line)) {
    const last = parts.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts.map((part) => part.trim());
}

/** Without titles and points, which end without punctuation. */
export const sentencesOf = (text: string): Sentence[] =>
  text
    .split('\n')
    .flatMap(sentencesOfLine)
    .filter((part) => /[.?!]['’)”]*$/.test(part))
    .map((part) => ({ text: part, words: countWords(part) }))
    .filter(({ words }) => words > 0);

/** Mean and standard deviation of their lengths, and the share of those over 24 words. */
export function soundOf(sentences: readonly Sentence[]) {
  const count = Math.max(1, sentences.length);
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / count;
  const deviation = Math.sqrt(
    sentences.reduce((sum, { words }) => sum + (words - mean) ** 2, 0) / count,
  );
  const long = sentences.filter(({ words }) => words > 24);
  return { mean, deviation, long, longShare: long.length / count };
}
