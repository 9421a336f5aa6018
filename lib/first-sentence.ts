const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? text;
}
