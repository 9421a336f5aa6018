const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const sentenceList = (nouns: readonly string[]): string => list.format(nouns);

/** One sentence for everything that a page does not say yet; '' if nothing is missing. */
export const askSentence = (nouns: readonly string[], replyTime?: string): string =>
  nouns.length === 0
    ? ''
    : `Ask us for ${sentenceList(nouns)}${replyTime ? `: we answer within ${replyTime}` : ''}.`;
