import type { Nodes, Parents } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type MdxJsxFlowElement, mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { type Handle, type Info, type State, defaultHandlers } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isMap, parseDocument, visit } from 'yaml';
import { splitFrontMatter } from '../../../content/read/front-matter';
import { postSchema } from '../../../content/schema/post';

const isEmptyMap = (value: unknown): boolean => isMap(value) && value.items.length === 0;

/** In the order of the schema, each text on one line. */
function tidyFrontMatter(source: string): string {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  const { contents } = document;
  if (!isMap(contents)) throw new Error('The front matter has no fields');
  const order = Object.keys(postSchema.shape);
  const place = (key: unknown): number => {
    const at = order.indexOf(String(key));
    return at < 0 ? order.length : at;
  };
  contents.items = contents.items
    .filter(({ value }) => !isEmptyMap(value))
    .sort((a, b) => place(a.key) - place(b.key));
  visit(document, {
    Scalar: (_key, node) => {
      // Where YAML allows plain ones.
      delete node.type;
      node.spaceBefore = false;
    },
    Seq: (_key, node) => {
      node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

const jsxHandlers = mdxJsxToMarkdown({ printWidth: Number.POSITIVE_INFINITY }).handlers ?? {};

/** Its content is not indented. */
const writePart = (
  node: MdxJsxFlowElement,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string => {
  const write = jsxHandlers.mdxJsxFlowElement;
  if (!write) throw new Error('mdast-util-mdx-jsx writes no parts');
  const tag = write({ ...node, children: [] }, parent, state, info).trimStart();
  if (node.children.length === 0) return tag;
  const exit = state.enter('mdxJsxFlowElement');
  const content = state.containerFlow(node, info);
  exit();
  return `${tag.replace(/ \/>$/, '>')}\n\n${content}\n\n</${node.name}>`;
};

/** The site shows the end of a line as a break. */
const writeBreak = (...args: Parameters<typeof defaultHandlers.break>): string =>
  defaultHandlers.break(...args).replace('\\\n', '\n');

const tableHandlers = gfmTableToMarkdown({ tablePipeAlign: false }).handlers ?? {};

/** A longer word changes only its own line. */
const writeTable: Handle = (...args) => {
  const [head, rule, ...rows] = (tableHandlers.table?.(...args) ?? '').split('\n');
  return [head, rule?.replaceAll(/-+/g, '---'), ...rows].join('\n');
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

const writer = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    // Such a line would begin code.
    unsafe: [{ atBreak: true, before: 'import|export', character: ' ', inConstruct: 'phrasing' }],
    handlers: { mdxJsxFlowElement: writePart, break: writeBreak, table: writeTable },
  })
  .freeze();

function plain(node: Nodes): unknown {
  if (node.type === 'break') return '\n';
  if (node.type === 'text') return node.value;
  const own = { ...node, position: undefined, spread: undefined };
  if (!('children' in node)) return own;
  const children: unknown[] = [];
  for (const child of node.children.map(plain)) {
    const before = children.at(-1);
    if (typeof child === 'string' && typeof before === 'string')
      children.splice(-1, 1, before + child);
    else children.push(child);
  }
  return { ...own, children };
}

/** Independent of the formatting. */
const said = (tree: Nodes): string =>
  JSON.stringify(plain(tree), (key, value: unknown) => (key === 'position' ? undefined : value));

/** @throws Error when the post is invalid, or its meaning would change */
export function tidyPost(source: string): string {
  const lines = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const parts = splitFrontMatter(lines);
  if ('problem' in parts) throw new Error(`The front matter ${parts.problem}`);
  const tree = parser.parse(parts.body);
  const tidied = writer.stringify(tree);
  if (said(parser.parse(tidied)) !== said(tree)) {
    throw new Error('The text would not stay the same');
  }
  return `---\n${tidyFrontMatter(parts.block)}---\n\n${tidied}`;
}
