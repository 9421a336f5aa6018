/** Words a minute of a person who reads business prose with its tables. */
const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
