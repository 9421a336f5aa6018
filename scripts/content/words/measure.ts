import { type Sentence, sentencesOf } from './sentences';
import type { Text } from './texts';

const MOST_WORDS_A_SENTENCE = 14.5;
const LONG_SENTENCE = 24;
const MOST_LONG = 0.04;
const LEAST_SENTENCES = 12;
export interface Measure {
  readonly file: string;
  readonly words: number;
  readonly sentences: number;
  readonly wordsASentence: number;
  readonly long: readonly Sentence[];
  readonly longShare: number;
}

export function measure(file: string, texts: readonly Text[]): Measure {
  const all = texts.flatMap(sentencesOf);
  const complete = all.filter((sentence) => sentence.complete);
  const words = complete.reduce((sum, sentence) => sum + sentence.words, 0);
  const long = all.filter((sentence) => sentence.words > LONG_SENTENCE);
  return {
    file,
    words: all.reduce((sum, sentence) => sum + sentence.words, 0),
    sentences: complete.length,
    wordsASentence: words / Math.max(1, complete.length),
    long,
    longShare: long.length / Math.max(1, new Set([...complete, ...long]).size),
  };
}

export function beyondLimits(page: Measure): string[] {
  if (page.sentences < LEAST_SENTENCES) return [];
  const mistakes: string[] = [];
  if (page.wordsASentence > MOST_WORDS_A_SENTENCE) {
    mistakes.push(
      `${page.file}: ${page.wordsASentence.toFixed(1)} words a sentence; at most ${MOST_WORDS_A_SENTENCE}. Split sentences that hold two ideas`,
    );
  }
  if (page.longShare > MOST_LONG) {
    mistakes.push(
      `${page.file}: ${(100 * page.longShare).toFixed(1)} % of the sentences have more than ${LONG_SENTENCE} words; at most ${100 * MOST_LONG} %. The longest begins at line ${[...page.long].sort((a, b) => b.words - a.words)[0]?.line ?? 0}`,
    );
  }
  return mistakes;
}
