import type { MDXComponents } from 'mdx/types';
import { Callout } from './components/ui/callout';
import { Cell, DataTable, HeadCell, Table } from './components/ui/data-table';
import { Download } from './components/ui/download';
import { Figure } from './components/ui/figure';
import { ProseLink } from './components/ui/prose-link';
import { PullQuote } from './components/ui/pull-quote';
import { Steps } from './components/ui/steps';

/** What Markdown elements become, and the parts that editors use (docs/content.md). */
const components: MDXComponents = {
  a: ProseLink,
  table: Table,
  th: HeadCell,
  td: Cell,
  Callout,
  DataTable,
  Download,
  Figure,
  PullQuote,
  Steps,
};

/** Next.js looks for this function at the top level. */
export function useMDXComponents(): MDXComponents {
  return components;
}
