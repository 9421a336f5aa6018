import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Words } from './ceilings';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface Counted extends Words {
  /** What is counted in all, a passage a line. */
  readonly text: string;
}

const NEVER = new Set(
  'nav script style template noscript svg select datalist dialog textarea iframe button'.split(' '),
);
const INLINE = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((own) => own.name === name)?.value;

/** By the name in its style sheet. */
const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '')
    .split(/\s+/)
    .some((own) => own === name || own.endsWith(`_${name}`));

const isElement = (node: Node | null | undefined): node is Element =>
  node !== null && node !== undefined && 'tagName' in node;

/** Shown to nobody at first, or to screen readers only; or drawn, as a picture. */
const isUnseen = (element: Element): boolean =>
  NEVER.has(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'popover') !== undefined ||
  (attribute(element, 'aria-hidden') ?? 'false') !== 'false' ||
  attribute(element, 'role') === 'img' ||
  hasClass(element, 'visuallyHidden');

/** A sheet of evidence is looked at like a picture: only its caption counts. */
const isSheet = ({ nodeName, parentNode }: Element): boolean =>
  isElement(parentNode) &&
  parentNode.tagName === 'figure' &&
  hasClass(parentNode, 'sheet') &&
  nodeName !== 'figcaption';

interface Seen {
  readonly wide: boolean;
  readonly phone: boolean;
  readonly all: boolean;
}

const isLaterPanel = (element: Element): boolean =>
  attribute(element, 'role') === 'tabpanel' &&
  element.parentNode?.childNodes.find(
    (node) => isElement(node) && attribute(node, 'role') === 'tabpanel',
  ) !== element;

function inDetails(node: Node, { wide, phone, all }: Seen): Seen {
  const parent = 'parentNode' in node ? node.parentNode : null;
  if (!isElement(parent) || parent.tagName !== 'details' || node.nodeName === 'summary') {
    return { wide, phone, all };
  }
  const isOpen = attribute(parent, 'open') !== undefined;
  const opens = hasClass(parent, 'tablet') || hasClass(parent, 'desktop');
  return { wide: wide && (isOpen || opens), phone: phone && isOpen, all };
}

/** What the styles of a disclosure or an accordion do to its parts. */
function within(element: Element, { wide, phone, all }: Seen): Seen {
  if (isLaterPanel(element)) return { wide: false, phone: false, all };
  // The dock of phones has the call, and their tiles have room for a name.
  if (element.tagName === 'p' && (hasClass(element, 'line') || hasClass(element, 'wide'))) {
    return { wide, phone: false, all };
  }
  const parent = element.parentNode;
  if (!isElement(parent)) return { wide, phone, all };
  const details = parent.parentNode;
  if (parent.tagName !== 'summary' || !isElement(details)) return { wide, phone, all };
  // It has the words of the caption or of the heading before it.
  if (element.tagName === 'span' && (hasClass(details, 'tablet') || hasClass(details, 'desktop'))) {
    return { wide: false, phone, all: false };
  }
  // The first sentence of a closed item, beside its title; a phone has a line of it as an excerpt.
  if (hasClass(element, 'lead')) {
    const isClosed = attribute(details, 'open') === undefined;
    return { wide: wide && isClosed, phone: false, all: false };
  }
  return { wide, phone, all };
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export function countWords(root: Element): Counted {
  const texts: Record<keyof Seen, string[]> = { wide: [], phone: [], all: [] };
  const put = (text: string, seen: Seen) => {
    for (const key of ['wide', 'phone', 'all'] as const) if (seen[key]) texts[key].push(text);
  };
  const visit = (node: Node, from: Seen) => {
    const seen = inDetails(node, from);
    if (node.nodeName === '#text') {
      put('value' in node ? node.value : '', seen);
      return;
    }
    if (!isElement(node) || isUnseen(node) || isSheet(node)) return;
    const inside = within(node, seen);
    const isLine = INLINE.has(node.tagName);
    const everywhere = { wide: true, phone: true, all: true };
    if (!isLine) put('\n', everywhere);
    for (const child of node.childNodes) visit(child, inside);
    if (!isLine) put('\n', everywhere);
  };
  visit(root, { wide: true, phone: true, all: true });
  // Joined first: '3-<b>6</b>' is one word.
  const [wide = '', phone = '', all = ''] = [texts.wide, texts.phone, texts.all].map((parts) =>
    parts.join(''),
  );
  return { wide: wordsIn(wide), phone: wordsIn(phone), all: wordsIn(all), text: all };
}

function findMain(node: Node): Element | undefined {
  if (isElement(node) && node.tagName === 'main') return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findMain(child);
    if (found) return found;
  }
  return undefined;
}

/** The text between header and footer of an exported page. */
export const mainOf = (html: string): Element | undefined => findMain(parse(html));

/** The outermost sections with a name. */
export function sectionsOf(node: Node): { readonly name: string; readonly counted: Counted }[] {
  if (!isElement(node) || isUnseen(node)) return [];
  const name = attribute(node, 'id') ?? attribute(node, 'aria-labelledby');
  return name !== undefined && /^(?:section|aside)$/.test(node.tagName)
    ? [{ name, counted: countWords(node) }]
    : node.childNodes.flatMap(sectionsOf);
}
