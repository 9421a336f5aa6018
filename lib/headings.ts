/** A heading of an article with the anchor that leads to it. */
export interface Heading {
  readonly level: 2 | 3;
  readonly text: string;
  readonly id: string;
}

const FENCE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm;
const HEADING = /^(#{2,3})[ \t]+(.+?)[ \t]*#*$/gm;

/** What Markdown writes around the words of a heading: emphasis, code, links. */
const withoutMarkup = (text: string): string =>
  text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\?[*`]|(?<!\w)_|_(?!\w)/g, '');

/** Keeps what rehype-slug keeps (next.config.mjs): letters, marks, digits, `_`, `-`; spaces join. */
const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/**
 * The headings of an article for its list of contents, read from the Markdown itself.
 *
 * @param markdown the body, with or without front matter
 */
export function headingsOf(markdown: string): Heading[] {
  const used = new Map<string, number>();
  return Array.from(markdown.replace(FENCE, '').matchAll(HEADING), ([, marks, words = '']) => {
    const text = withoutMarkup(words);
    const base = anchor(text);
    const repeats = used.get(base) ?? 0;
    used.set(base, repeats + 1);
    const id = repeats === 0 ? base : `${base}-${repeats}`;
    return { level: marks === '##' ? 2 : 3, text, id };
  });
}
