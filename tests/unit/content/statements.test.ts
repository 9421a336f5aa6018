/** @jest-environment node */
import { statementMistakes } from '@/scripts/content/words/statements';

const FILE = 'content/services/x-details.ts';

it.each([
  'All full users of an environment have the same edition.',
  'Professional tax in Uttar Pradesh is deducted.',
  'Put a litigation hold on the site.',
  'The testing modules are aligned to the ISTQB Foundation Level.',
])('names a statement that is known to be wrong, with its line: %s', (text) => {
  expect(statementMistakes(FILE, `\n${text}`)).toEqual([
    expect.stringMatching(/^content\/services\/x-details\.ts:2: ".+": .+/),
  ]);
});

it('names a page that tells the reader more than once to ask', () => {
  expect(statementMistakes(FILE, 'Ask us for the fee.')).toEqual([]);
  expect(statementMistakes(FILE, 'Ask us for the fee. Ask us about the batch.')).toEqual([
    'content/services/x-details.ts: "ask us" comes 2 times, at most 1; answer, or gather what is open in one sentence',
  ]);
});

it('accepts what is true', () => {
  expect(
    statementMistakes(FILE, 'Uttar Pradesh does not levy it. All full users of that company.'),
  ).toEqual([]);
});
