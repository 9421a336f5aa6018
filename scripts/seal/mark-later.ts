import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What a phone lays out at a time; half a page of text and pictures. */
const MOST_ELEMENTS = 100;

/** Less is not worth a turn of its own. */
const LEAST_ELEMENTS = 8;

/** As many turns as app/styles/later.scss tells apart. */
const TURNS = 12;

/** What stands below its predecessor in a page and holds parts of it. */
const isPart = /^(article|div|footer|form|nav|ol|section|ul)$/;

const childrenOf = (parent: Parent): Element[] =>
  parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

const countIn = (parent: Parent): number =>
  childrenOf(parent).reduce((sum, child) => sum + 1 + countIn(child), 0);

/** The first element of a name, in the order of the document. */
function findFirst(parent: Parent, name: string): Element | undefined {
  for (const child of childrenOf(parent)) {
    const found = child.tagName === name ? child : findFirst(child, name);
    if (found) return found;
  }
  return undefined;
}

/** An element as a whole, or its parts where it is too much for one turn and has such parts. */
function partsOf(element: Element): Element[] {
  const count = countIn(element);
  if (count < LEAST_ELEMENTS || !isPart.test(element.tagName)) return [];
  const children = childrenOf(element);
  const canBeSplit = children.some((child) => countIn(child) >= MOST_ELEMENTS / 5);
  return count > MOST_ELEMENTS && canBeSplit ? children.flatMap(partsOf) : [element];
}

/**
 * Numbers the parts of a page below its first one, `data-later="1"` and so on, so that a phone lays
 * out first what is in sight and then one of them after the other (app/styles/later.scss). Laid out
 * at once, a long page keeps it from answering.
 */
export function markLater(html: string): string {
  const page = parse(html, { sourceCodeLocationInfo: true });
  const main = findFirst(page, 'main');
  if (!main) return html;
  const body = findFirst(page, 'body');
  const footers = body ? childrenOf(body).filter(({ tagName }) => tagName === 'footer') : [];
  const parts = [...childrenOf(main).slice(1).flatMap(partsOf), ...footers];
  let marked = '';
  let end = 0;
  for (const [index, { tagName, sourceCodeLocation }] of parts.entries()) {
    if (!sourceCodeLocation) continue;
    const name = sourceCodeLocation.startOffset + 1 + tagName.length;
    marked += `${html.slice(end, name)} data-later="${Math.min(index + 1, TURNS)}"`;
    end = name;
  }
  return marked + html.slice(end);
}
