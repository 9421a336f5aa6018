import { behavior } from '../behavior';
import { revealTarget, revealsByItself } from '../reveal-target';

/**
 * The accordions of the page. The title that opens an item stays where the visitor pressed it: the
 * browser closes the open item above at the same time, which would move the title up, for a long
 * item out of the viewport; browsers without scroll anchoring, and those whose anchor is in the
 * closing item, do not compensate for it. The item of the address opens, on load in browsers that do
 * not open it themselves, and after a change of the hash.
 */
export const attachAccordion = behavior('accordion', (root, signal) => {
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
  const reveal = () => {
    revealTarget(location.hash);
  };
  root.addEventListener('click', keepTitle, { signal });
  addEventListener('hashchange', reveal, { signal });
  if (!revealsByItself()) reveal();
});
