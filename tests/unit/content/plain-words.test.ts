/** @jest-environment node */
import { type Measure, beyondLimits, measure } from '@/scripts/content/words/measure';
import { sentencesOf } from '@/scripts/content/words/sentences';

const page = (rest: Partial<Measure>): Measure => ({
  file: 'content/services/x-details.ts',
  words: 400,
  sentences: 40,
  wordsASentence: 12,
  long: [],
  longShare: 0,
  ...rest,
});

it('names a page whose sentences are too long on average', () => {
  expect(beyondLimits(page({ wordsASentence: 14.6 }))).toEqual([
    'content/services/x-details.ts: 14.6 words a sentence; at most 14.5. Split sentences that hold two ideas',
  ]);
});

it('names a page with too many long sentences, and the line of the longest', () => {
  const long = [
    { line: 7, text: 'a', words: 25, complete: true },
    { line: 9, text: 'b', words: 31, complete: true },
  ];
  expect(beyondLimits(page({ long, longShare: 0.05 }))).toEqual([
    'content/services/x-details.ts: 5.0 % of the sentences have more than 24 words; at most 4 %. The longest begins at line 9',
  ]);
});

it('reads abbreviations, amounts and codes as parts of a sentence', () => {
  const text = 'The limit is Rs. 50,000 between States. E-way bills need Part B, e.g. Form EWB-01.';
  expect(
    sentencesOf({ line: 1, text }).map(({ text: sentence, words }) => [sentence, words]),
  ).toEqual([
    ['The limit is Rs. 50,000 between States.', 7],
    ['E-way bills need Part B, e.g. Form EWB-01.', 8],
  ]);
});

it('measures sentences only: titles and points count when they are too long', () => {
  const long = 'word '.repeat(25).trim();
  const measured = measure('content/x.ts', [
    { line: 1, text: 'A title' },
    { line: 2, text: 'One sentence of six words here.' },
    { line: 3, text: long },
  ]);
  expect(measured.wordsASentence).toBe(6);
  expect(measured.long.map(({ line }) => line)).toEqual([3]);
});
