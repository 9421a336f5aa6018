/**
 * Keeps the title that opens an accordion item where the visitor pressed it. The browser closes the
 * open item above at the same time, which would move the title up, for a long item out of the
 * viewport; browsers without scroll anchoring, and those whose anchor is in the closing item, do
 * not compensate for it.
 *
 * @param root contains the accordions, now or later
 * @returns ends the listening
 */
export function attachAccordion(root: HTMLElement): () => void {
  const keepTitle = ({ target }: Event) => {
    const summary = (target as Element).closest('summary');
    const item = summary?.parentElement;
    if (!(item instanceof HTMLDetailsElement) || item.open) return;
    const name = item.getAttribute('name');
    if (name === null) return;
    const open = [...root.querySelectorAll<HTMLDetailsElement>('main details[open]')].find(
      (other) => other.getAttribute('name') === name,
    );
    if (!open) return;
    const before = item.getBoundingClientRect().top;
    // Without its transition, so that the new place of the title is known at once.
    open.dataset.closing = '';
    open.open = false;
    const moved = item.getBoundingClientRect().top - before;
    delete open.dataset.closing;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
  root.addEventListener('click', keepTitle);
  return () => {
    root.removeEventListener('click', keepTitle);
  };
}
