function coveredBy(title: HTMLElement): number {
  const page = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
  const margin = getComputedStyle(title).scrollMarginBlockStart;
  return (parseFloat(page) || 0) + (parseFloat(margin) || 0);
}

/**
 * The pressed title keeps its place although the open item above closes.
 */
export function attachAccordion(root: HTMLElement): void {
  const toggle = (event: Event) => {
    const summary = (event.target as Element).closest('summary');
    const item = summary?.parentElement;
    if (!summary || !(item instanceof HTMLDetailsElement)) return;
    const name = item.getAttribute('name');
    if (name === null) return;
    event.preventDefault();
    const before = summary.getBoundingClientRect().top;
    for (const other of root.querySelectorAll<HTMLDetailsElement>('main details[open]')) {
      if (other !== item && other.getAttribute('name') === name) other.open = false;
    }
    item.open = !item.open;
    const { top } = summary.getBoundingClientRect();
    scrollBy({ top: top - Math.max(before, coveredBy(summary)), behavior: 'instant' });
  };
  root.addEventListener('click', toggle);
}
