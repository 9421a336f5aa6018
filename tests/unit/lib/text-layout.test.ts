/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { layOutLine } from '@/lib/server/text-layout';

const font = create(readFileSync('app/fonts/anek-latin.woff2'));
const widthOf = (text: string, tracking = 0) =>
  layOutLine([font], text, { size: 100, tracking }).width;

test('a line is as long as its letters with their kerning', () => {
  expect(widthOf('AVA')).toBeLessThan(2 * widthOf('A') + widthOf('V'));
});

test('each letter begins where the one before ends', () => {
  const { glyphs } = layOutLine([font], 'ERP', { size: 100 });
  expect(glyphs.map(({ x }) => x)).toEqual([0, widthOf('E'), widthOf('ER')]);
});

test('tracking is added for each letter, in em', () => {
  expect(widthOf('ERP', -0.01)).toBeCloseTo(widthOf('ERP') - 3);
});

test('a letter that no font has is an error that names the text', () => {
  expect(() => layOutLine([font], 'Pune, पुणे', { size: 100 })).toThrow('"प" in the text "Pune, पुणे"');
});
