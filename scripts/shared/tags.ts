import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

function* tagsIn(node: Node): Generator<Tag> {
  if ('tagName' in node) {
    yield {
      name: node.tagName.toLowerCase(),
      attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    };
  }
  if ('content' in node) yield* tagsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* tagsIn(child);
}

/** With the content of `noscript`. */
export const readTags = (html: string): Tag[] => [
  ...tagsIn(parse(html, { scriptingEnabled: false })),
];
