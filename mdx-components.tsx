import type { MDXComponents } from 'mdx/types';
import { Callout } from './components/ui/prose/callout';
import { DataTable, MarkdownTable } from './components/ui/prose/data-table';
import { Download } from './components/ui/prose/download';
import { Figure } from './components/ui/prose/figure';
import { ProseLink } from './components/ui/prose/prose-link';
import { PullQuote } from './components/ui/prose/pull-quote';
import { Steps } from './components/ui/prose/steps';

/** The components of Markdown elements and of the tags for editors (docs/content.md). */
const components: MDXComponents = {
  a: ProseLink,
  table: MarkdownTable,
  Callout,
  DataTable,
  Download,
  Figure,
  PullQuote,
  Steps,
};

/** Next.js requires this function at the top level. */
export function useMDXComponents(): MDXComponents {
  return components;
}
