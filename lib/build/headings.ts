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

/** The anchors of headings in their order; those with the same words are counted. */
export function headingAnchors(headings: readonly string[]): string[] {
  const used = new Map<string, number>();
  return headings.map((text) => {
    const base = anchor(text);
    const repeats = used.get(base) ?? 0;
    used.set(base, repeats + 1);
    return repeats === 0 ? base : `${base}-${repeats}`;
  });
}

/**
 * The headings of an article for its list of contents, read from the Markdown itself.
 *
 * @param markdown the body, with or without front matter
 */
export function headingsOf(markdown: string): Heading[] {
  const found = Array.from(
    markdown.replace(FENCE, '').matchAll(HEADING),
    ([, marks, words = '']) => ({
      level: marks === '##' ? (2 as const) : (3 as const),
      text: withoutMarkup(words),
    }),
  );
  const ids = headingAnchors(found.map(({ text }) => text));
  return found.map((heading, index) => ({ ...heading, id: ids[index] ?? '' }));
}
