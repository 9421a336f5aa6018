import 'server-only';
import type { MDXContent } from 'mdx/types';

/** A heading of an article with its anchor. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly id: string;
}

/** The exports of a compiled text (compile-text.mjs) that the site uses. */
export interface Article {
  readonly default: MDXContent;
  /** In their order. */
  readonly headings: readonly Heading[];
}

/** The headings for a contents list. */
export const listedHeadings = ({ headings }: Article): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3);
