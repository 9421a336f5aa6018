/** @jest-environment node */
import { titleCase } from '@/lib/browser/title-case';

test.each([
  ['asha rani', 'Asha Rani'],
  ['ASHA RANI', 'Asha Rani'],
  ['mcKENZIE', 'Mckenzie'],
  ['a', 'A'],
  ['', ''],
  ['  two  spaces  ', '  Two  Spaces  '],
  ['sector 62, noida', 'Sector 62, Noida'],
  ['3rd floor', '3rd Floor'],
  ['one\ntwo three', 'One\ntwo Three'],
  ['b.com', 'B.com'],
  ['éclair ÉCLAIR', 'Éclair Éclair'],
  ['आशा देवी', 'आशा देवी'],
  ['straße GROẞ', 'Straße Groß'],
  ['ßa', 'ßa'],
  ['🧵thread', '🧵thread'],
])('%j becomes %j', (text, expected) => {
  expect(titleCase(text)).toBe(expected);
});

function randomText(): string {
  return Array.from({ length: 12 }, () => {
    const pick = Math.random();
    return pick < 0.25 ? ' ' : String.fromCodePoint(Math.floor(Math.random() * 0x2fff) + 1);
  }).join('');
}

test('never changes the length, and a second time changes nothing', () => {
  for (let run = 0; run < 5000; run += 1) {
    const text = randomText();
    const once = titleCase(text);
    expect(once).toHaveLength(text.length);
    expect(titleCase(once)).toBe(once);
  }
});
