import type { MDXContent } from 'mdx/types';

/** A heading of an article with the anchor that leads to it. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly id: string;
}

/** What an MDX file exports (next.config.mjs), as far as the site uses it. */
export interface Article {
  readonly default: MDXContent;
  /** In their order. */
  readonly headings: readonly Heading[];
}

/** The headings that a list of contents names. */
export const listedHeadings = ({ headings }: Article): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3);
