import { POST_PARTS } from '@/content/schema/post-parts';

const NAMES = POST_PARTS.map(({ name }) => name)
  .sort()
  .join(', ');

export const PARTS_HINT = `use Markdown and the parts ${NAMES} only`;

const MARKDOWN_FOR: Readonly<Record<string, string>> = {
  a: 'write [words](address)',
  b: 'write **words**',
  blockquote: 'write > before each line',
  br: 'leave an empty line',
  code: 'write `words`',
  del: 'write ~~words~~',
  em: 'write *words*',
  figure: 'write <Figure name="..." alt="..." caption="..." />',
  h1: 'write ## before the words',
  h2: 'write ## before the words',
  h3: 'write ### before the words',
  hr: 'write ---',
  i: 'write *words*',
  img: 'write <Figure name="..." alt="..." caption="..." />',
  li: 'write - or 1. before the words',
  ol: 'write 1. before each line',
  p: 'leave an empty line between paragraphs',
  pre: 'write ``` above and below',
  strong: 'write **words**',
  table: 'write a table of Markdown inside <DataTable>',
  ul: 'write - before each line',
};

const NEVER = new Set(['embed', 'form', 'iframe', 'link', 'object', 'script', 'style']);

export function remedyOfElement(name: string): string | undefined {
  if (NEVER.has(name)) {
    return 'is no text; remove it: a post holds no scripts, styles, frames or forms';
  }
  const markdown = MARKDOWN_FOR[name];
  if (markdown) return `is HTML; ${markdown}`;
  return name && name === name.toLowerCase() ? `is HTML; ${PARTS_HINT}` : undefined;
}
