import 'server-only';
import type { ReactNode } from 'react';

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

export interface Article {
  readonly content: ReactNode;
  /** With the anchors of rehype-slug. */
  readonly headings: readonly Heading[];
}

export const listedHeadings = ({ headings }: Article): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3);
