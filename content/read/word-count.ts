/**
 * Estimates the number of words in a Markdown text, without markup and addresses, for the reading
 * time. Every process of a build counts all posts, and a parser would take a hundred times as long.
 */
export const wordsIn = (body: string): number =>
  body
    .replace(/<[^>]*>|\]\([^)]*\)|^\|[-| :]+\|$/gm, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
