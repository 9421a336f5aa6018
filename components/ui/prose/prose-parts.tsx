import type { ComponentProps } from 'react';
import type { MDXComponents } from 'mdx/types';
import { Callout } from './callout';
import { DataTable, MarkdownTable } from './data-table';
import { Download } from './download';
import { Figure } from './figure';
import { PullQuote } from './pull-quote';
import { Steps } from './steps';
import { SiteLink } from '../site-link';
import { Unbroken } from '../unbroken';

const Paragraph = ({ children }: ComponentProps<'p'>) => (
  <p>
    <Unbroken>{children}</Unbroken>
  </p>
);

const Item = ({ children, ...rest }: ComponentProps<'li'>) => (
  <li {...rest}>
    <Unbroken>{children}</Unbroken>
  </li>
);

const Link = ({ href = '', ...rest }: ComponentProps<'a'>) => <SiteLink href={href} {...rest} />;

/** Of a list of tasks. */
const Tick = ({ checked }: ComponentProps<'input'>) => (
  <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
);

export const proseParts = {
  a: Link,
  input: Tick,
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
