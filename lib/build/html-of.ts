import type { ReactNode } from 'react';

/** What a React element is, as far as writing it down needs to know. */
interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
}

/** Elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img']);
/** Attributes that mean something outside the site; classes, styles and the like do not. */
const KEPT = new Set(['alt', 'colspan', 'height', 'href', 'id', 'scope', 'src', 'start', 'width']);

/** Escapes text for HTML and XML. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

const isComponent = (type: unknown): type is (props: Element['props']) => unknown =>
  typeof type === 'function';

/**
 * Writes elements down as plain HTML, for places that are no web page, such as the feed. React's own
 * `renderToStaticMarkup` may not be used in a route handler. Components must be plain functions
 * without hooks.
 */
export function htmlOf(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node));
  if (Array.isArray(node)) return node.map(htmlOf).join('');
  if (!isElement(node)) return '';
  const { type, props } = node;
  if (isComponent(type)) return htmlOf(type(props));
  // A fragment writes only what it holds.
  if (typeof type !== 'string') return htmlOf(props.children);
  const attributes = Object.entries(props)
    .filter(([name, value]) => KEPT.has(name) && /^(string|number)$/.test(typeof value))
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('');
  return VOID.has(type)
    ? `<${type}${attributes}/>`
    : `<${type}${attributes}>${htmlOf(props.children)}</${type}>`;
}
