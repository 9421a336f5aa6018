import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { DataTable, MarkdownTable } from './data-table';
import { Download } from './download';
import { Figure } from './figure';
import { ProseLink } from './prose-link';
import { PullQuote } from './pull-quote';
import { Steps } from './steps';

/** The components of Markdown elements and of the tags for editors (docs/content.md). */
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
