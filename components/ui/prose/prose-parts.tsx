import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { DataTable, MarkdownTable } from './data-table';
import { Download } from './download';
import { Figure } from './figure';
import { ProseLink } from './prose-link';
import { PullQuote } from './pull-quote';
import { Steps } from './steps';

export const proseParts: MDXComponents = {
  a: ProseLink,
  table: MarkdownTable,
  Callout,
  DataTable,
  Download,
  Figure,
  PullQuote,
  Steps,
};
