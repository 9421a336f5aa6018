import { type Sentence, sentencesOf } from './sentences';
import type { Text } from './texts';

/** At most so many words a sentence on average (voice.md: 14, and what rounding needs). */
const MOST_WORDS_A_SENTENCE = 14.5;
/** A sentence of more words is long. */
const LONG_SENTENCE = 24;
/** At most this share of a page's sentences may be long. */
const MOST_LONG = 0.04;
/** Below so many sentences an average says nothing. */
const LEAST_SENTENCES = 12;
/** At most so many words of one habit on a page. */
const MOST_OF_A_HABIT = 4;

/** Turns of phrase that are a habit when they come often. */
const HABITS: Readonly<Record<string, RegExp>> = {
  'X, not Y': /, (?:and )?(?:not|never) (?!(?:yet|only|just)\b)[^,.]*[.]/g,
  beside: /\bbeside\b/gi,
  stands: /\bstands?\b/gi,
  nobody: /\bnobody\b/gi,
};

/** What one content file measures. */
export interface Measure {
  readonly file: string;
  readonly words: number;
  readonly sentences: number;
  readonly wordsASentence: number;
  readonly long: readonly Sentence[];
  readonly longShare: number;
  /** The habits that come too often, such as `beside 6`. */
  readonly habits: readonly string[];
}

/** Measures the running text of a content file. */
export function measure(file: string, texts: readonly Text[]): Measure {
  const all = texts.flatMap(sentencesOf);
  const complete = all.filter((sentence) => sentence.complete);
  const words = complete.reduce((sum, sentence) => sum + sentence.words, 0);
  const long = all.filter((sentence) => sentence.words > LONG_SENTENCE);
  const text = all.map((sentence) => sentence.text).join(' ');
  return {
    file,
    words: all.reduce((sum, sentence) => sum + sentence.words, 0),
    sentences: complete.length,
    wordsASentence: words / Math.max(1, complete.length),
    long,
    longShare: long.length / Math.max(1, new Set([...complete, ...long]).size),
    habits: Object.entries(HABITS).flatMap(([name, pattern]) => {
      const count = [...text.matchAll(pattern)].length;
      return count > MOST_OF_A_HABIT ? [`${name} ${count}`] : [];
    }),
  };
}

/** What of a file is beyond the limits, one line each, with what would be right. */
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
  for (const habit of page.habits) {
    mistakes.push(
      `${page.file}: a turn of phrase comes too often (${habit}); at most ${MOST_OF_A_HABIT}`,
    );
  }
  return mistakes;
}
