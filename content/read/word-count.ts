/** For the reading time; a parser would take a hundred times as long. */
export const wordsIn = (body: string): number =>
  body
    .replace(/<[^>]*>|\]\([^)]*\)|^\|[-| :]+\|$/gm, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
