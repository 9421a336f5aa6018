const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Without the look-alikes I, O, l, o, 0 and 1. */
export const CAPTCHA_ALPHABET = UPPER + LOWER + DIGITS;

export const CAPTCHA_LENGTH = 5;

/** Otherwise the first characters would be more frequent. */
const FAIR_BYTES = 256 - (256 % CAPTCHA_ALPHABET.length);

const isUpper = (character: string) => UPPER.includes(character);
const isLower = (character: string) => LOWER.includes(character);
const isDigit = (character: string) => DIGITS.includes(character);

/** At least one capital, one small letter and one digit; every such code is equally likely. */
export function createCaptcha(): string {
  for (;;) {
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(3 * CAPTCHA_LENGTH)));
    const characters = bytes
      .filter((byte) => byte < FAIR_BYTES)
      .slice(0, CAPTCHA_LENGTH)
      .map((byte) => CAPTCHA_ALPHABET.charAt(byte % CAPTCHA_ALPHABET.length));
    const hasAllKinds = [isUpper, isLower, isDigit].every((kind) => characters.some(kind));
    if (hasAllKinds && characters.length === CAPTCHA_LENGTH) return characters.join('');
  }
}

export const matchesCaptcha = (entry: string, code: string): boolean => entry.trim() === code;

/** 'capital K, small b, 7'. */
export const spellCaptcha = (code: string): string =>
  Array.from(code, (character) => {
    if (isUpper(character)) return `capital ${character}`;
    return isLower(character) ? `small ${character}` : character;
  }).join(', ');
