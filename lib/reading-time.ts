/** Words a minute for business prose with tables. */
const WORDS_A_MINUTE = 200;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
