import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

const isNever = ({ tagName }: Element): boolean => /^(script|style|template|svg)$/.test(tagName);

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || (isElement(node) && isNever(node))) return '';
  return node.childNodes.map(textOf).join('');
}

const below = (node: Node): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => (isElement(child) ? [child, ...below(child)] : []))
    : [];

const HOLLOW = new Set('p li dt dd h1 h2 h3 h4 figcaption caption'.split(' '));

/** Filled in by a script, or unseen until then. */
const isLive = ({ name }: Element['attrs'][number]): boolean =>
  name === 'role' || name === 'hidden' || name === 'aria-live';

/** A form keeps places for messages. */
const isInForm = (element: Element): boolean => {
  const { parentNode } = element;
  if (!parentNode || !isElement(parentNode)) return false;
  return (
    /^(form|dialog)$/.test(parentNode.tagName) ||
    parentNode.attrs.some(isLive) ||
    isInForm(parentNode)
  );
};

const hasPicture = (element: Element): boolean =>
  below(element).some(({ tagName }) => /^(img|svg|input|button|picture)$/.test(tagName));

/** What is shown where a fact is missing: its name alone, a sign of a program, an empty line. */
export function holesIn(html: string): string[] {
  const elements = below(parse(html)).filter((element) => !isNever(element));
  const words = elements
    .filter(({ tagName }) => tagName === 'main')
    .flatMap(
      (main) => textOf(main).match(/.{0,30}\b(?:undefined|NaN)\b.{0,30}|\[object.{0,30}/g) ?? [],
    );
  const empty = elements
    .filter(({ tagName, attrs }) => HOLLOW.has(tagName) && !attrs.some(isLive))
    .filter(
      (element) => textOf(element).trim() === '' && !hasPicture(element) && !isInForm(element),
    )
    .map(
      ({ tagName, parentNode }) =>
        `<${tagName}> after "${parentNode ? textOf(parentNode).trim().slice(0, 40) : ''}"`,
    );
  const lone = elements
    .filter(({ tagName }) => tagName === 'section')
    .filter((section) => {
      const heading = below(section).find(({ tagName }) => /^h[2-4]$/.test(tagName));
      return heading && textOf(section).trim() === textOf(heading).trim() && !hasPicture(section);
    })
    .map((section) => `lone heading "${textOf(section).trim()}"`);
  return [...words, ...empty, ...lone];
}
