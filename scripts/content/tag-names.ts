import { POST_PARTS } from '@/content/schema/post-parts';

const NAMES = POST_PARTS.map(({ name }) => name)
  .sort()
  .join(', ');

export const PARTS_HINT = `use Markdown and the parts ${NAMES} only`;

const PASTED = 'paste as text: the tag goes, its words stay';

/** In this order: the first that fits. */
const REMEDIES: readonly (readonly [names: RegExp, remedy: string])[] = [
  [
    /^(?:embed|form|iframe|link|object|script|style)$/,
    'is no text; remove it: a post holds no scripts, styles, frames or forms',
  ],
  [/^a$/, 'is HTML; write [words](address)'],
  [/^(?:b|strong)$/, 'is HTML; write **words**'],
  [/^(?:em|i)$/, 'is HTML; write *words*'],
  [/^(?:del|s|strike)$/, 'is HTML; write ~~words~~'],
  [/^(?:code|kbd|samp|tt|var)$/, 'is HTML; write `words`'],
  [/^pre$/, 'is HTML; write ``` on lines of their own above and below'],
  [/^aside$/, 'is HTML; write <Callout title="..."> above its text and </Callout> below'],
  [/^(?:details|summary)$/, 'is HTML; write the summary as a heading, with ### before it'],
  [/^blockquote$/, 'is HTML; write > before each line'],
  [/^br$/, 'is HTML; begin a new line'],
  [/^h[12]$/, 'is HTML; write ## before the words'],
  [/^h[3-6]$/, 'is HTML; write ### before the words'],
  [/^hr$/, 'is HTML; write ---'],
  [/^(?:figure|img|picture|svg)$/, 'is HTML; write <Figure name="..." alt="..." caption="..." />'],
  [/^(?:li|ul)$/, 'is HTML; write - before each line'],
  [/^ol$/, 'is HTML; write 1. before each line'],
  [
    /^(?:table|tbody|td|tfoot|th|thead|tr)$/,
    'is HTML; write a table of Markdown inside <DataTable>',
  ],
  [/^p$/, `is HTML; ${PASTED}, and an empty line begins a paragraph`],
  [
    /^(?:\w+:\w+|abbr|address|article|big|body|button|center|cite|col|colgroup|dd|div|dl|dt|font|footer|head|header|html|input|label|main|mark|meta|nav|q|section|small|span|sub|sup|time|title|u)$/,
    `comes from another program; ${PASTED}`,
  ],
];

const knownRemedy = (name: string): string | undefined =>
  REMEDIES.find(([names]) => names.test(name))?.[1];

export const isElement = (name: string): boolean => knownRemedy(name.toLowerCase()) !== undefined;

/** Of a tag that is no part. */
export function remedyOfTag(name: string, isInCell: boolean): string {
  const small = name.toLowerCase();
  const meant = POST_PARTS.find((part) => part.name.toLowerCase() === small);
  if (meant) return `is written <${meant.name}>, with its capital letters`;
  if (small === 'br' && isInCell) {
    return 'is HTML; a cell is one line: write a comma, or one row for each line';
  }
  return (
    knownRemedy(small) ?? `does not exist; ${PARTS_HINT}, or write \\<${name}> to show the words`
  );
}
