import type { ComponentProps } from 'react';
import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { DataTable, MarkdownTable } from './data-table';
import { Download } from './download';
import { Figure } from './figure';
import { ProseLink } from './prose-link';
import { PullQuote } from './pull-quote';
import { Steps } from './steps';
import { Unbroken } from '../unbroken';

const Paragraph = ({ children }: ComponentProps<'p'>) => (
  <p>
    <Unbroken>{children}</Unbroken>
  </p>
);

const Item = ({ children }: ComponentProps<'li'>) => (
  <li>
    <Unbroken>{children}</Unbroken>
  </li>
);

export const proseParts = {
  a: ProseLink,
  li: Item,
  p: Paragraph,
  table: MarkdownTable,
  Callout,
  DataTable,
  Download,
  Figure,
  PullQuote,
  Steps,
} satisfies MDXComponents;
