/** Whether the browser opens a closed item for a link or a search result inside it. */
export const revealsByItself = (): boolean => 'onbeforematch' in document;

/**
 * Opens the accordion item that contains the target of a link, and scrolls to it. Needed for
 * navigations within the site, for which browsers do not do it, and in browsers that never do it.
 *
 * @param hash of the address, with its number sign; nothing happens without a matching item
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
