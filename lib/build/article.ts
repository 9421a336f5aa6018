import 'server-only';
import type { MDXContent } from 'mdx/types';

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly id: string;
}

export interface Article {
  readonly default: MDXContent;
  readonly headings: readonly Heading[];
}

export const listedHeadings = ({ headings }: Article): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3);
