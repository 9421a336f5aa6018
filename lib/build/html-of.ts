import 'server-only';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html, serialize } from 'parse5';
import type { ReactNode } from 'react';

/** The parts of a React element that are needed to write it as HTML. */
interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
}

/** Attributes with a meaning outside the site; classes and styles have none. */
const KEPT = new Set(['alt', 'colspan', 'height', 'href', 'id', 'scope', 'src', 'start', 'width']);

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

const isComponent = (type: unknown): type is (props: Element['props']) => unknown =>
  typeof type === 'function';

const attributesOf = (props: Element['props']) =>
  Object.entries(props)
    .filter(([name, value]) => KEPT.has(name) && /^(string|number)$/.test(typeof value))
    .map(([name, value]) => ({ name, value: String(value) }));

/** Appends what React would render for a node. */
function append(parent: DefaultTreeAdapterTypes.ParentNode, node: unknown): void {
  if (typeof node === 'string' || typeof node === 'number') {
    tree.insertText(parent, String(node));
  } else if (Array.isArray(node)) {
    for (const child of node) append(parent, child);
  } else if (isElement(node)) {
    const { type, props } = node;
    if (isComponent(type)) append(parent, type(props));
    // A fragment has children only.
    else if (typeof type !== 'string') append(parent, props.children);
    else {
      const element = tree.createElement(type, html.NS.HTML, attributesOf(props));
      append(element, props.children);
      tree.appendChild(parent, element);
    }
  }
}

/**
 * Renders elements as plain HTML for uses outside web pages, such as the feed. Route handlers
 * cannot use React's `renderToStaticMarkup`. Components must be plain functions without hooks.
 */
export function htmlOf(node: unknown): string {
  const fragment = tree.createDocumentFragment();
  append(fragment, node);
  return serialize(fragment);
}
