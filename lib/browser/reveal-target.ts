/** Whether the browser itself opens a closed item for a link or a search that leads into it. */
export const revealsByItself = (): boolean => 'onbeforematch' in document;

/** The hash of the address when the page was loaded, with its number sign, or ''. */
export function hashOnLoad(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href).hash;
}

/**
 * Opens the accordion item that holds the target of a link, and scrolls there. It serves
 * navigations within the site, for which browsers do not do it, and browsers that never do.
 *
 * @param hash of the address, with its number sign; without an item of that name nothing happens
 */
export function revealTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const item = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!target || !item) return;
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-revealed]')) {
    delete earlier.dataset.revealed;
  }
  item.dataset.revealed = '';
  item.open = true;
  target.scrollIntoView();
}
