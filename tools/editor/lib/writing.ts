/** Keystatic's text editor has no hooks for what it lacks. */

const TEXT = '[contenteditable="true"]';

const elementOf = (node: EventTarget | Node | null): Element | null =>
  node instanceof Element ? node : node instanceof Node ? node.parentElement : null;

/** From the last cell Tab leaves the text. */
function goToNextCell(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
  const selection = window.getSelection();
  const cell = elementOf(selection?.anchorNode ?? null)?.closest(`${TEXT} :is(td, th)`);
  const cells = [...(cell?.closest('table')?.querySelectorAll('td, th') ?? [])];
  const next = cell ? cells[cells.indexOf(cell) + (event.shiftKey ? -1 : 1)] : undefined;
  if (!next) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  selection?.collapse(next.querySelector('p') ?? next, 0);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word marks paragraphs as items. */
function makeLists(page: Document): void {
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const item of page.querySelectorAll('p[style*="mso-list"]')) {
    const style = item.getAttribute('style') ?? '';
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
    const sign = item.querySelector('[style*="mso-list"]');
    const isNumbered = /^\W*\w{1,3}[.)]/.test(sign?.textContent ?? '');
    sign?.remove();
    const line = page.createElement('li');
    line.append(...item.childNodes);
    if (item.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((outer) => outer.level <= level);
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.append(line);
    } else {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      list.append(line);
      if (last) last.list.lastElementChild?.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    item.remove();
  }
}

/** With the lists and headings that a post can have. */
export function pasteable(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeLists(page);
  for (const heading of page.querySelectorAll('h1, p.MsoTitle')) rename(heading, 'h2');
  for (const heading of page.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  return page.body.innerHTML;
}

const ours = new WeakSet<Event>();

function pasteFromWord(event: ClipboardEvent): void {
  const target = elementOf(event.target);
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (ours.has(event) || !target?.closest(TEXT) || !/<(?:h[1456]|p[^>]*mso)\b/i.test(html)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', pasteable(html));
  clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  ours.add(paste);
  target.dispatchEvent(paste);
}

/** Id of the list of pages for the address of a link. */
export const PAGES = 'pages-of-the-site';

function offerPages({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('[role="dialog"]')) return;
  if (target.labels?.[0]?.textContent.startsWith('Link')) target.setAttribute('list', PAGES);
}

/** Before Keystatic listens. */
export function helpWriting(): void {
  window.addEventListener('focusin', offerPages);
  window.addEventListener('keydown', goToNextCell, { capture: true });
  window.addEventListener('paste', pasteFromWord, { capture: true });
}
