/** @jest-environment node */
import { CAPTCHA_ALPHABET, CAPTCHA_LENGTH, createCaptcha, matchesCaptcha } from '@/lib/captcha';
import { CAPTCHA_WIDTH, drawCaptcha } from '@/lib/captcha-strokes';

const CODES = 20_000;
let codes: string[];

beforeAll(() => {
  codes = Array.from({ length: CODES }, createCaptcha);
});

test('the alphabet leaves out I, O, l, o, 0 and 1 and nothing else', () => {
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  expect(
    Array.from(all)
      .filter((one) => !CAPTCHA_ALPHABET.includes(one))
      .join(''),
  ).toBe('IOlo01');
  expect(CAPTCHA_ALPHABET).toHaveLength(56);
});

describe(`${CODES.toLocaleString('en')} codes`, () => {
  test('all have five characters of the alphabet', () => {
    expect(CAPTCHA_LENGTH).toBe(5);
    const fits = new RegExp(`^[${CAPTCHA_ALPHABET}]{5}$`);
    expect(codes.filter((code) => !fits.test(code))).toEqual([]);
  });

  test.each([
    ['capital letter', /[A-Z]/],
    ['small letter', /[a-z]/],
    ['digit', /\d/],
  ])('all have a %s', (_kind, pattern) => {
    expect(codes.filter((code) => !pattern.test(code))).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4])('characters of a kind are equally frequent at place %i', (place) => {
    const found = new Map<string, number>();
    for (const code of codes) {
      const character = code.charAt(place);
      found.set(character, (found.get(character) ?? 0) + 1);
    }
    for (const kind of [/[A-Z]/, /[a-z]/, /\d/]) {
      const characters = Array.from(CAPTCHA_ALPHABET).filter((one) => kind.test(one));
      const counts = characters.map((one) => found.get(one) ?? 0);
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
      // Six standard deviations: one false alarm in millions of runs.
      const freedom = counts.length - 1;
      expect(chiSquare).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
    }
  });

  test('hardly one repeats another', () => {
    expect(new Set(codes).size).toBeGreaterThan(CODES * 0.99);
  });
});

test.each(['kb7qz', 'KB7QZ', 'Kb7Q', 'Kb7Qzz', 'Kb 7Qz', ''])('%j is not Kb7Qz', (entry) => {
  expect(matchesCaptcha(entry, 'Kb7Qz')).toBe(false);
});

test('every character has strokes of its own', () => {
  const paths = drawCaptcha(CAPTCHA_ALPHABET).map(({ d }) => d);
  expect(paths).not.toContain('');
  expect(new Set(paths).size).toBe(CAPTCHA_ALPHABET.length);
});

test('the widest code fits the picture', () => {
  const lefts = drawCaptcha('WWWm8').map(({ transform }) => Number(/[\d.-]+/.exec(transform)?.[0]));
  const [first = NaN] = lefts;
  expect(first).toBeGreaterThan(0);
  // 8 is 8.4 units wide.
  expect(CAPTCHA_WIDTH - (lefts.at(-1) ?? NaN) - 8.4).toBeCloseTo(first);
  expect(drawCaptcha('')).toEqual([]);
});
