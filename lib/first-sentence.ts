const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? text;
}
