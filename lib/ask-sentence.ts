const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * One sentence for everything that a page does not say yet.
 *
 * @param nouns what to ask for
 * @param replyTime such as 'one working day', if the company promises one
 * @returns '' if nothing is missing
 */
export const askSentence = (nouns: readonly string[], replyTime?: string): string =>
  nouns.length === 0
    ? ''
    : `Ask us for ${list.format(nouns)}${replyTime ? `: we answer within ${replyTime}` : ''}.`;
